-- When the steward last wrote that it was there, while anybody's clock runs: one row.
create table heartbeat (
    id   integer primary key,
    seen bigint  not null
);

-- When nobody was there: that time is nobody's.
create table absences (
    since bigint primary key,
    until bigint not null
);
