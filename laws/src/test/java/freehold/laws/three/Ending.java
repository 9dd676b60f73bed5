package freehold.laws.three;

enum Ending implements freehold.kernel.position.Ending {
    FULL;

    @Override
    public Rule rule() {
        return Rule.H3;
    }

    @Override
    public String sentence() {
        return "all cells are taken";
    }
}
