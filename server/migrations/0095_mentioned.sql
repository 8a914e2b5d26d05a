-- Whom an edited post or comment has mentioned, also before the edit: no more than ten are notified of one (P-notifications-8).
alter table post add column mentioned uuid[];
alter table comment add column mentioned uuid[];
