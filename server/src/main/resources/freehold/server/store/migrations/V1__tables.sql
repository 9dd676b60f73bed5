-- One set of migrations for SQLite and PostgreSQL: only types and clauses that both understand.

create table guests (
    id      text   primary key,
    name    text   not null,
    token   text   not null unique, -- SHA-256 of the secret, never the secret itself
    created bigint not null
);

-- What lists and stewards look for; all of it follows from the events but the seed.
create table tables (
    id       text    primary key, -- later tables have greater names
    seed     text    not null,
    status   text    not null,
    listed   boolean not null,
    agents   boolean not null,
    deadline bigint,
    created  bigint  not null
);

create index tables_by_status on tables (status, id);
create index tables_by_deadline on tables (deadline) where deadline is not null;

-- The log: it is only ever added to. The primary key is what keeps two writers apart.
create table events (
    table_id text    not null references tables (id),
    v        integer not null,
    at       bigint  not null,
    key      text    not null,
    body     text    not null,
    primary key (table_id, v)
);

create table seatings (
    guest_id text not null,
    table_id text not null references tables (id),
    primary key (guest_id, table_id)
);

create index seatings_by_table on seatings (table_id);
