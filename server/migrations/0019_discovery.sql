-- Discovery: lists and search read narrow rows, which triggers update on every write to an account.
create extension if not exists pg_trgm;

-- Normalizes text for search: without case and accents, like `fold` in discovery/search.words.ts.
create function fold_text(written text) returns text language sql stable strict parallel safe
  return replace(replace(replace(
    translate(lower(regexp_replace(normalize(written, NFKD), '[\u0300-\u036f]', '', 'g')), 'øłđðħıŋ', 'olddhin'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');

-- Returns the words of a text, truncated because an index entry is limited in size.
create function words_of(written text) returns text[] language sql stable parallel safe
  return (
    select coalesce(array_agg(distinct left(word, 40)), '{}')
    from regexp_split_to_table(fold_text(written), '[^[:alnum:]]+') as word where word <> ''
  );

-- Searchable accounts: active, confirmed and with a type. In addition to the words of name, biography and interests,
-- '#3' stands for a category, '#mx' for a country and '@talento' for the type.
create table discovery (
  account_id uuid primary key references account on delete cascade,
  name text not null,
  -- Complete: has a photo, a biography and a category (P-discovery-3).
  complete boolean not null,
  words tsvector not null
);
create index discovery_words on discovery using gin (words) with (fastupdate = off);

-- Talents by category, and all of them under 0, in listing order.
create table talent_listing (
  category_id smallint not null,
  account_id uuid not null references account on delete cascade,
  country text not null,
  complete boolean not null,
  primary key (category_id, account_id)
);
create index talent_listing_all on talent_listing (category_id, complete desc, account_id desc);
create index talent_listing_country on talent_listing (category_id, country, complete desc, account_id desc);
create index talent_listing_account on talent_listing (account_id);

-- All distinct words, for spelling suggestions. Cleaned daily; words used only by a removed account are deleted
-- immediately.
create table discovery_word (word text primary key);
create index discovery_word_alike on discovery_word using gin (word gin_trgm_ops);

create function words_alike(asked text) returns setof text language sql stable parallel safe
  set pg_trgm.similarity_threshold = 0.2
  as $$
    select word from discovery_word where word % asked
    order by similarity(word, asked) desc, word limit 40
  $$;

create function refresh_discovery(person uuid) returns void language plpgsql as $$
declare
  found_words text[];
  own smallint[];
  subject account%rowtype;
  is_complete boolean;
begin
  -- Serializes changes to one account, so that the later one reads the earlier one's rows.
  select * into subject from account where id = person for no key update;
  if subject.id is null then return; end if;
  if subject.type is null or subject.status <> 'active' or subject.email_confirmed_at is null then
    delete from discovery where account_id = person;
    delete from talent_listing where account_id = person;
    return;
  end if;
  own := array(select category_id from account_category where account_id = person order by 1);
  is_complete := subject.profile_image is not null and subject.biography <> '' and own <> '{}';
  found_words := words_of(
    subject.full_name || ' ' || subject.biography || ' ' || array_to_string(subject.interests, ' ')
  );
  insert into discovery (account_id, name, complete, words) values (
    person, array_to_string(words_of(subject.full_name), ' '), is_complete,
    array_to_tsvector(
      found_words || array(select '#' || id from unnest(own) id)
      || array['#' || lower(subject.country), '@' || subject.type]
    )
  ) on conflict (account_id) do update
    set name = excluded.name, complete = excluded.complete, words = excluded.words;
  if subject.type = 'talento' then
    delete from talent_listing where account_id = person and category_id <> 0 and category_id <> all(own);
    insert into talent_listing (category_id, account_id, country, complete)
      select id, person, subject.country, is_complete from unnest(array[0::smallint] || own) id
      on conflict (category_id, account_id) do update
        set country = excluded.country, complete = excluded.complete;
  end if;
  -- Sorted, so that two accounts that write the same words cannot deadlock.
  insert into discovery_word select word from unnest(found_words) word order by word on conflict do nothing;
end $$;

create function account_to_discovery() returns trigger language plpgsql as $$
begin
  perform refresh_discovery(new.id);
  return null;
end $$;
create trigger account_to_discovery after insert or update of
  type, status, email_confirmed_at, country, first_name, last_name, agency_name, biography, profile_image, interests
  on account for each row execute function account_to_discovery();

create function category_to_discovery() returns trigger language plpgsql as $$
begin
  perform refresh_discovery(coalesce(new.account_id, old.account_id));
  return null;
end $$;
create trigger category_to_discovery after insert or delete on account_category
  for each row execute function category_to_discovery();

create function forget_words() returns trigger language plpgsql as $$
begin
  delete from discovery_word
  where word = any(tsvector_to_array(old.words))
    and not exists (select from discovery where words @@ ('''' || discovery_word.word || '''')::tsquery);
  return null;
end $$;
create trigger forget_words after delete on discovery for each row execute function forget_words();

select refresh_discovery(id) from account;

-- Featured talents by rank, recomputed every ten minutes (P-discovery-2).
create table featured (
  rank smallint primary key,
  account_id uuid not null unique references account on delete cascade
);

-- Recent activity is read every ten minutes and is contiguous at the end of these tables.
create index follow_recent on follow using brin (created_at);
create index post_like_recent on post_like using brin (created_at);
create index comment_recent on comment using brin (created_at);
-- Followed accounts, most recent first.
create index follow_follower on follow (follower_id, created_at desc);
