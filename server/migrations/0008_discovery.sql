-- The rows that lists and search read; triggers ask for new ones with every change of what they show.
create extension if not exists pg_trgm;

-- Normalizes text for search: without case and accents, like `foldText` of the server.
create function fold_text(written text) returns text language sql stable strict parallel safe
  return replace(replace(replace(
    translate(lower(regexp_replace(normalize(written, NFKD), '[\u0300-\u036f]', '', 'g')), 'øłđðħıŋ', 'olddhin'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');

-- A text as its words with single spaces, without case and accents: 'ciudad de mexico'.
create function fold_line(written text) returns text language sql stable strict parallel safe
  return left(trim(regexp_replace(fold_text(written), '[^[:alnum:]]+', ' ', 'g')), 100);

-- Returns the words of a text, truncated because an index entry is limited in size.
create function words_of(written text) returns text[] language sql stable parallel safe
  return (
    select coalesce(array_agg(distinct left(word, 40)), '{}')
    from regexp_split_to_table(fold_text(written), '[^[:alnum:]]+') as word where word <> ''
  );

-- The words of a name written together, as many people write theirs ("anamaria"): each two neighbors, and all of them, also from
-- the last one on, since other languages write the last name first.
create function joined_words_of(name text) returns text[] language sql stable parallel safe
  return (
    with words as (
      select word, n from regexp_split_to_table(fold_text(name), '[^[:alnum:]]+') with ordinality written (word, n)
      where word <> ''
    )
    select coalesce(array_agg(distinct left(joined, 40)), '{}') from (
      select word || lead(word) over (order by n) from words
      union all select string_agg(word, '' order by n) from words having count(*) > 1
      union all select string_agg(word, '' order by n desc) from words having count(*) > 1
    ) found (joined) where joined is not null
  );

-- Stems of a word without case and accents, of both languages; none for stop words. The endings in which the Spanish stemmer
-- recognizes an accent get it back.
create function word_stems(word text) returns text[] language sql immutable strict parallel safe
  return (
    select case
      when spanish = '{}' or english = '{}' then '{}'
      when spanish = english then spanish
      else spanish || english
    end
    from (select
      ts_lexize('pg_catalog.spanish_stem', regexp_replace(word, '([cs])ion$', '\1ión')) as spanish,
      ts_lexize('pg_catalog.english_stem', word) as english
    ) stems
  );

-- The word, and what remains of it without one of its letters: two words with a common one differ by one typing error.
create function word_deletions(word text) returns text[] language sql immutable strict parallel safe
  return (
    select array_agg(left(word, n - 1) || substr(word, n + 1)) || word from generate_series(1, length(word)) n
  );

-- All distinct words, for spelling suggestions. Cleaned daily; words used only by a removed account are deleted immediately.
create table discovery_word (
  word text primary key
);
create index discovery_word_alike on discovery_word using gin (word gin_trgm_ops);
create index discovery_word_beginning on discovery_word (word text_pattern_ops);
create index discovery_word_deletions on discovery_word using gin (word_deletions(word));

-- The written words most alike to one in which two letters are wrong, or whose beginning alone was typed, with one wrong.
create function words_similar(asked text) returns setof text language sql stable parallel safe
  set pg_trgm.similarity_threshold = 0.28
  as $$
    select word from discovery_word where word % asked
    order by similarity(word, asked) desc, word limit 40
  $$;

-- The words among lexemes that stand for something else, too.
create function written_words(lexemes text[]) returns setof text language sql immutable parallel safe as $$
  select distinct ltrim(lexeme, '.+') from unnest(lexemes) lexeme where lexeme ~ '^[.+]?[[:alnum:]]'
$$;

-- Matches documents in which somebody has written the word, or with the ending ':*' one that begins so.
create function having_word(word text, ending text default '') returns tsquery language sql stable parallel safe
  return format('''%1$s''%2$s | ''+%1$s''%2$s | ''.%1$s''%2$s', word, ending)::tsquery;

-- Searchable accounts: active, confirmed and with a type.
create table discovery (
  account_id uuid primary key references account on delete cascade,
  -- Complete: has a photo, a biography and a category (P-discovery-3).
  complete boolean not null,
  words tsvector not null,
  -- The lexemes of `words` and of what is shown to agencies but not to everyone; null when there is no such thing.
  agency_words tsvector,
  -- What facets count, and to whom it is shown.
  type text,
  country text,
  categories smallint[],
  city text,
  city_audience text,
  birthdate date,
  birthdate_audience text,
  with_photos boolean,
  with_video boolean,
  joined_at timestamptz,
  activity smallint,
  skills text[],
  skills_audience text,
  languages text[],
  languages_audience text,
  available boolean,
  available_from date,
  travels boolean,
  available_audience text,
  height_cm smallint,
  height_audience text,
  -- Null for people under 18, whom nobody finds by it.
  sex text
);
-- The agencies, of which there are few.
create index discovery_agencies on discovery (account_id) where type = 'agencia';
create index discovery_agency_words on discovery using gin (agency_words) with (fastupdate = off)
  where agency_words is not null;
-- The newest profiles, which a search for the newest reads in this order (docs/search.md).
create index discovery_newest on discovery (joined_at desc) where joined_at is not null;
create index discovery_words on discovery using gin (words) with (fastupdate = off);
-- The most active profiles, of which a search of common words finds enough without reading all others (docs/search.md).
create index discovery_words_active on discovery using gin (words) with (fastupdate = off) where activity >= 18;

create function forget_words() returns trigger language plpgsql as $$
begin
  delete from discovery_word
  where word in (select written_words(tsvector_to_array(coalesce(old.agency_words, old.words))))
    and not exists (select from discovery where words @@ having_word(word) or agency_words @@ having_word(word));
  return null;
end $$;
create trigger forget_words after delete on discovery for each row execute function forget_words();

-- Talents by category, and all of them under 0, in listing order.
create table talent_listing (
  category_id smallint not null,
  account_id uuid not null references account on delete cascade,
  country text not null,
  complete boolean not null,
  primary key (category_id, account_id)
);
create index talent_listing_account on talent_listing (account_id);
create index talent_listing_all on talent_listing (category_id, complete desc, account_id desc);
create index talent_listing_country on talent_listing (category_id, country, complete desc, account_id desc);

-- By which results are ranked: followers, logarithmically, and whether something was posted in the last 30 days.
create function activity_of(person uuid) returns smallint language sql stable parallel safe
  return (
    select (floor(2 * log(2, 1 + greatest(followers_count, 0))) + case when (
      select created_at from post where author_id = person order by id desc limit 1
    ) > now() - interval '30 days' then 4 else 0 end)::smallint
    from account where id = person
  );

-- The words as lexemes of a kind, and what they begin with.
create function word_lexemes(kind text, words text[]) returns text[] language sql stable parallel safe
  return array(
    select kind || word from unnest(words) word
    union all
    select '<' || left(word, 3) from unnest(words) word where length(word) >= 3
  );

-- The stems of the words as lexemes of a kind.
create function stem_lexemes(kind text, words text[]) returns text[] language sql stable parallel safe
  return array(select kind || '~' || stem from unnest(words) word, unnest(word_stems(word)) stem);

-- The lexemes of skills or instruments.
create function skill_lexemes(skills text[]) returns text[] language sql stable parallel safe
  return (
    select word_lexemes('+', words) || stem_lexemes('+', words) from words_of(array_to_string(skills, ' ')) words
  );

-- An adult is who is one everywhere, UTC−12 (P-minors-14). Of minors neither city nor age nor availability is found by anybody
-- (P-minors-7).
create function audience_of_adult(birthdate date, audience text) returns text language sql stable parallel safe
  return case
    when birthdate <= (now() at time zone 'utc' - interval '12 hours')::date - interval '18 years' then audience
    else 'nobody'
  end;

create function birthdate_audience_of(subject account) returns text language sql stable parallel safe
  return audience_of_adult(subject.birthdate, case
    when subject.type <> 'talento' then 'nobody'
    when subject.show_birthdate then 'everyone'
    when subject.birthdate_to_agencies then 'agencies'
    else 'nobody'
  end);

-- The lexemes of spoken languages: each, and each level above the lowest that is reached.
create function language_lexemes(languages jsonb) returns text[] language sql stable parallel safe
  return array(
    select '/' || (spoken ->> 'code') || case when level > 1 then ':' || level else '' end
    from jsonb_array_elements(languages) spoken, generate_series(
      1, coalesce(array_position(array['basic', 'conversational', 'fluent', 'native'], spoken ->> 'level'), 1)
    ) level
  );

-- A height in steps of five centimeters; all below 140 share the first step, all above 200 the last.
create function height_step(height_cm integer) returns integer language sql immutable parallel safe
  return least(greatest(height_cm, 140), 200) / 5;

-- What an account is found by (docs/search.md), and by whom.
create function document_of(subject account) returns table (audience text, lexemes text[]) language sql stable as $$
  with named as (
    select words_of(subject.full_name) || joined_words_of(subject.full_name) as words
  ), facts as (
    select * from profile_facts where account_id = subject.id
  )
  select 'everyone', word_lexemes('', words) || array(select '=' || word from unnest(words) word)
    || array(select '<' || left(word, n) from unnest(words) word, generate_series(1, 2) n)
    from named
  union all select 'everyone', word_lexemes('', words) || stem_lexemes('', words)
    from words_of(subject.biography || ' ' || array_to_string(subject.interests, ' ')) words
  union all select 'everyone', array['#' || lower(subject.country), '@' || subject.type,
    '@' || to_char(subject.created_at at time zone 'utc', 'YYYY-MM')]
  union all select 'everyone', array['#' || category_id, '&' || lower(subject.country) || ':' || category_id]
    from account_category where account_id = subject.id
  union all select 'everyone', array['@' || kind] from unnest(array['photos', 'video']) kind
    where exists (select from post where author_id = subject.id and post.kind = kind.kind)
  union all select skills_audience, skill_lexemes(skills) || array(select '$' || fold_line(skill) from unnest(skills) skill)
    from facts
  union all select music_audience, skill_lexemes(instruments) from facts
  union all select languages_audience, language_lexemes(languages) from facts
  union all select audience_of_adult(subject.birthdate, availability_audience), array['@open']
    from facts where open_to_offers
  union all select audience_of_adult(subject.birthdate, availability_audience), array['@travels'] from facts where travels
  union all select audience_of_adult(subject.birthdate, measurements_audience), array['^' || height_step(height_cm)]
    from facts where height_cm is not null
  union all select audience_of_adult(subject.birthdate, 'everyone'), array['@' || lower(subject.sex)]
    where subject.type = 'talento' and subject.sex is not null
  union all select audience_of_adult(subject.birthdate, subject.city_audience),
    word_lexemes('.', words_of(subject.city)) || (':' || fold_line(subject.city))
  union all select birthdate_audience_of(subject), array['%' || extract(year from subject.birthdate)]
$$;

create function write_discovery_row(subject account) returns discovery language sql as $$
  insert into discovery (
    account_id, complete, words, agency_words, type, country, categories, city, city_audience, birthdate,
    birthdate_audience, with_photos, with_video, joined_at, activity, skills, skills_audience, languages,
    languages_audience, available, available_from, travels, available_audience, height_cm, height_audience, sex
  )
  select subject.id, subject.profile_image is not null and subject.biography <> '' and own <> '{}',
    array_to_tsvector(everyone), case when agencies is not null then array_to_tsvector(everyone || agencies) end,
    subject.type, subject.country, own, subject.city, audience_of_adult(subject.birthdate, subject.city_audience),
    subject.birthdate, birthdate_audience_of(subject), '@photos' = any(everyone), '@video' = any(everyone),
    subject.created_at, activity_of(subject.id), facts.skills, facts.skills_audience,
    array(select spoken ->> 'code' from jsonb_array_elements(facts.languages) spoken), facts.languages_audience,
    facts.open_to_offers, facts.available_from, facts.travels,
    audience_of_adult(subject.birthdate, facts.availability_audience), facts.height_cm,
    audience_of_adult(subject.birthdate, facts.measurements_audience),
    case when subject.type = 'talento' and audience_of_adult(subject.birthdate, 'everyone') = 'everyone'
      then subject.sex end
  from (
    select array_agg(lexeme) filter (where audience = 'everyone') as everyone,
      array_agg(lexeme) filter (where audience = 'agencies') as agencies
    from document_of(subject), unnest(lexemes) lexeme
  ) document
  cross join (
    select array(select category_id from account_category where account_id = subject.id order by 1) as own
  ) categories
  left join profile_facts facts on facts.account_id = subject.id
  on conflict (account_id) do update set complete = excluded.complete, words = excluded.words,
    agency_words = excluded.agency_words, type = excluded.type, country = excluded.country,
    categories = excluded.categories, city = excluded.city, city_audience = excluded.city_audience,
    birthdate = excluded.birthdate, birthdate_audience = excluded.birthdate_audience,
    with_photos = excluded.with_photos, with_video = excluded.with_video, joined_at = excluded.joined_at,
    activity = excluded.activity, skills = excluded.skills, skills_audience = excluded.skills_audience,
    languages = excluded.languages, languages_audience = excluded.languages_audience,
    available = excluded.available, available_from = excluded.available_from, travels = excluded.travels,
    available_audience = excluded.available_audience, height_cm = excluded.height_cm,
    height_audience = excluded.height_audience, sex = excluded.sex
  returning *
$$;

-- Writes what an account is found by.
create function refresh_discovery(person uuid) returns void language plpgsql as $$
declare
  subject account;
  entry discovery;
begin
  -- Serializes changes to one account, so that the later one reads the earlier one's rows.
  select * into subject from account where id = person for no key update;
  if subject.type is null or subject.status <> 'active' or subject.email_confirmed_at is null then
    delete from discovery where account_id = person;
    delete from talent_listing where account_id = person;
    return;
  end if;
  entry := write_discovery_row(subject);
  if subject.type = 'talento' then
    delete from talent_listing
      where account_id = person and category_id <> 0 and category_id <> all(entry.categories);
    insert into talent_listing (category_id, account_id, country, complete)
      select id, person, subject.country, entry.complete from unnest(0::smallint || entry.categories) id
      on conflict (category_id, account_id) do update
        set country = excluded.country, complete = excluded.complete;
  end if;
  -- Sorted, so that two accounts that write the same words cannot deadlock.
  insert into discovery_word
    select word from written_words(tsvector_to_array(coalesce(entry.agency_words, entry.words))) word order by word
    on conflict do nothing;
end $$;

create function publish_discoverable_change(person uuid) returns void language plpgsql as $$
begin
  insert into outbox_event (type, payload)
    select 'account.discoverable_changed', jsonb_build_object('accountId', person) from account where id = person;
end $$;

-- Somebody whose type was taken back is in no list of people, and in none of their counts, from the same transaction on.
create function account_to_discovery() returns trigger language plpgsql as $$
begin
  if new.status <> 'active' or new.type is null then
    delete from discovery where account_id = new.id;
    delete from talent_listing where account_id = new.id;
  else
    perform publish_discoverable_change(new.id);
  end if;
  return null;
end $$;
create trigger account_to_discovery after insert or update of
  type, status, email_confirmed_at, country, first_name, last_name, agency_name, biography, profile_image, interests,
  city, city_audience, birthdate, show_birthdate, birthdate_to_agencies, sex
  on account for each row execute function account_to_discovery();

create function account_part_to_discovery() returns trigger language plpgsql as $$
begin
  perform publish_discoverable_change(coalesce(new.account_id, old.account_id));
  return null;
end $$;
create trigger category_to_discovery after insert or delete on account_category
  for each row execute function account_part_to_discovery();
create trigger profile_facts_discoverable after insert or update or delete on profile_facts
  for each row execute function account_part_to_discovery();

-- The first post with photos or video, and the deletion of one, change what the author is found by.
create function post_to_discovery() returns trigger language plpgsql as $$
declare
  changed post := coalesce(new, old);
begin
  if exists (
    select from discovery where account_id = changed.author_id and (tg_op = 'DELETE') = case changed.kind
      when 'photos' then with_photos else with_video end
  ) then
    perform publish_discoverable_change(changed.author_id);
  end if;
  return null;
end $$;
create trigger post_to_discovery_insert after insert on post
  for each row when (new.kind in ('photos', 'video')) execute function post_to_discovery();
create trigger post_to_discovery_delete after delete on post
  for each row when (old.kind in ('photos', 'video')) execute function post_to_discovery();

-- Featured talents by rank, recomputed every ten minutes (P-discovery-2).
create table featured (
  rank smallint primary key,
  account_id uuid not null unique references account on delete cascade
);

-- When the featured people were last computed, and by which version of the rules: a start computes only what is stale.
create table featured_refresh (
  singleton boolean default true primary key check (singleton),
  rules_version integer not null,
  refreshed_at timestamptz not null
);

-- Saved searches, with alerts about new matches (P-discovery-17).
create table saved_search (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  name text not null,
  -- The query of GET users/search as text, without the page.
  query jsonb not null,
  alerts boolean not null,
  created_at timestamptz not null,
  -- When its matches were last looked through; null when the next time only remembers them.
  checked_at timestamptz,
  -- Accounts that are no new matches; null when there were too many matches to remember. Not foreign keys: those of deleted
  -- accounts are dropped when its matches are looked through.
  known_ids uuid[]
);
create index saved_search_alerts on saved_search (account_id) where alerts;
create unique index saved_search_name on saved_search (account_id, name);
