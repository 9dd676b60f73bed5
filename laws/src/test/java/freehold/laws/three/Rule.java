package freehold.laws.three;

enum Rule implements freehold.kernel.position.Rule {
    H1("three cells in a row"),
    H2("a stone on an empty cell"),
    H3("the owner of b wins when all cells are taken");

    private final String summary;

    Rule(String summary) {
        this.summary = summary;
    }

    @Override
    public String summary() {
        return summary;
    }

    @Override
    public boolean canBeBroken() {
        return true;
    }
}
