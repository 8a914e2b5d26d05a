-- The most active profiles, of which a search of common words finds enough without reading all others (docs/search.md).
drop index concurrently if exists discovery_words_active;
create index concurrently discovery_words_active on discovery using gin (words) with (fastupdate = off) where activity >= 18;
