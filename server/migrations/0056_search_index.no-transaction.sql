-- Indexes of the search. A job writes the columns that 0055 added; this index finds the rows that it has not reached.
drop index concurrently if exists discovery_unfilled;
create index concurrently discovery_unfilled on discovery (account_id) where joined_at is null;
drop index concurrently if exists discovery_agency_words;
create index concurrently discovery_agency_words on discovery using gin (agency_words) with (fastupdate = off)
  where agency_words is not null;
drop index concurrently if exists discovery_word_deletions;
create index concurrently discovery_word_deletions on discovery_word using gin (word_deletions(word));
drop index concurrently if exists discovery_word_beginning;
create index concurrently discovery_word_beginning on discovery_word (word text_pattern_ops);
