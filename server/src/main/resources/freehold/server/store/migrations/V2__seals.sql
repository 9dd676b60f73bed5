-- Tables that may yet be opened, each with the seed that somebody was given the commitment to.
create table seals (
    id      text   primary key,
    seed    text   not null,
    created bigint not null
);

create index seals_by_creation on seals (created);
