-- When a guest was last there, to the day; null for those who have not come back since this is noted.
alter table guests add column seen bigint;

-- What was said, by when: found without reading all events. Messages that were removed are of another kind.
create index events_said on events (at) where substr(body, 1, 14) = '{"kind":"said"';

-- SQLite only: what a tool beside the running server has changed, until that server has heard of it.
create table announcements (
    id   integer primary key,
    what text    not null
);
