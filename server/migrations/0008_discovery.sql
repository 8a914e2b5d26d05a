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

create function words_alike(asked text) returns setof text language sql stable parallel safe
  set pg_trgm.similarity_threshold = 0.2
  as $$
    select word from discovery_word where word % asked
    order by similarity(word, asked) desc, word limit 40
  $$;

-- The written words most alike to one in which two letters are wrong, or whose beginning alone was typed, with one wrong.
create function words_similar(asked text) returns setof text language sql stable parallel safe
  set pg_trgm.similarity_threshold = 0.28
  as $$
    select word from discovery_word where word % asked
    order by similarity(word, asked) desc, word limit 40
  $$;

-- Searchable accounts: active, confirmed and with a type. In addition to the words of name, biography and interests, '#3' stands
-- for a category, '#mx' for a country, '&mx:3' for both and '@talento' for the type; '<an' is the beginning of one or two letters
-- of a name and of three letters of any word. Of facts (P-discovery-13), '+danza' is a word of a skill or an instrument and '+~danz'
-- a stem of one, '$danza contemporanea' a whole skill, '/en' a spoken language and '@open' who is open to offers.
create table discovery (
  account_id uuid primary key references account on delete cascade,
  name text not null,
  -- Complete: has a photo, a biography and a category (P-discovery-3).
  complete boolean not null,
  words tsvector not null,
  -- The lexemes of `words` and of what is shown to agencies but not to everyone; null when there is no such thing.
  agency_words tsvector,
  -- What facets count.
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
  availability_audience text
);
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
  where word = any(tsvector_to_array(old.words))
    and not exists (select from discovery where words @@ ('''' || discovery_word.word || '''')::tsquery);
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

-- Writes what an account is found by.
create function refresh_discovery(person uuid) returns void language plpgsql as $$
declare
  subject account%rowtype;
  own smallint[];
  name_words text[];
  joined_words text[];
  text_words text[];
  city_words text[];
  skill_words text[];
  instrument_words text[];
  is_complete boolean;
  has_photos boolean;
  has_video boolean;
  born_audience text;
  facts profile_facts%rowtype;
  skill_lexemes text[];
  instrument_lexemes text[];
  language_codes text[] := '{}';
  language_lexemes text[];
  is_adult boolean;
  is_open boolean;
  everyone text[];
  restricted text[] := '{}';
  city_lexemes text[];
  born_lexemes text[];
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
  has_photos := exists (select from post where author_id = person and kind = 'photos');
  has_video := exists (select from post where author_id = person and kind = 'video');
  name_words := words_of(subject.full_name);
  joined_words := joined_words_of(subject.full_name);
  text_words := words_of(subject.biography || ' ' || array_to_string(subject.interests, ' '));
  everyone := name_words || joined_words || text_words
    || array(select '=' || word from unnest(name_words || joined_words) word)
    || array(select distinct '~' || stem from unnest(text_words) word, unnest(word_stems(word)) stem)
    || array(select distinct '<' || left(word, n) from unnest(name_words || joined_words) word, generate_series(1, 2) n)
    || array(select distinct '<' || left(word, 3) from unnest(name_words || joined_words || text_words) word where length(word) >= 3)
    || array(select '#' || id from unnest(own) id)
    || array(select '&' || lower(subject.country) || ':' || id from unnest(own) id)
    || array['#' || lower(subject.country), '@' || subject.type,
      '@' || to_char(subject.created_at at time zone 'utc', 'YYYY-MM')]
    || case when has_photos then array['@photos'] else '{}' end
    || case when has_video then array['@video'] else '{}' end;
  -- An adult is who is one everywhere, UTC−12 (P-minors-14).
  is_adult := subject.birthdate <= (now() at time zone 'utc' - interval '12 hours')::date - interval '18 years';
  -- Without a row all of it is null, and adds nothing.
  select * into facts from profile_facts where account_id = person;
  if facts.skills_audience <> 'nobody' then
    skill_words := words_of(array_to_string(facts.skills, ' '));
    skill_lexemes := array(select '+' || word from unnest(skill_words) word)
      || array(select distinct '+~' || stem from unnest(skill_words) word, unnest(word_stems(word)) stem)
      || array(select distinct '$' || fold_line(skill) from unnest(facts.skills) skill)
      || array(select distinct '<' || left(word, 3) from unnest(skill_words) word where length(word) >= 3);
    if facts.skills_audience = 'everyone' then everyone := everyone || skill_lexemes;
    else restricted := restricted || skill_lexemes;
    end if;
  end if;
  if facts.music_audience <> 'nobody' then
    instrument_words := words_of(array_to_string(facts.instruments, ' '));
    instrument_lexemes := array(select '+' || word from unnest(instrument_words) word)
      || array(select distinct '+~' || stem from unnest(instrument_words) word, unnest(word_stems(word)) stem)
      || array(select distinct '<' || left(word, 3) from unnest(instrument_words) word where length(word) >= 3);
    if facts.music_audience = 'everyone' then everyone := everyone || instrument_lexemes;
    else restricted := restricted || instrument_lexemes;
    end if;
  end if;
  if facts.languages_audience <> 'nobody' then
    language_codes := array(select spoken ->> 'code' from jsonb_array_elements(facts.languages) spoken);
    language_lexemes := array(select '/' || code from unnest(language_codes) code);
    if facts.languages_audience = 'everyone' then everyone := everyone || language_lexemes;
    else restricted := restricted || language_lexemes;
    end if;
  end if;
  -- Of minors neither city nor age nor availability is found by anybody (P-minors-7).
  is_open := is_adult and facts.open_to_offers;
  if is_open and facts.availability_audience = 'everyone' then everyone := everyone || array['@open'];
  elsif is_open and facts.availability_audience = 'agencies' then restricted := restricted || array['@open'];
  end if;
  if is_adult then
    city_words := words_of(subject.city);
    city_lexemes := array(select '.' || word from unnest(city_words) word) || (':' || fold_line(subject.city))
      || array(select distinct '<' || left(word, 3) from unnest(city_words) word where length(word) >= 3);
    if subject.city_audience = 'everyone' then everyone := everyone || city_lexemes;
    elsif subject.city_audience = 'agencies' then restricted := restricted || city_lexemes;
    end if;
    born_lexemes := array['%' || extract(year from subject.birthdate)];
    if subject.type <> 'talento' then born_audience := 'nobody';
    elsif subject.show_birthdate then born_audience := 'everyone';
    elsif subject.birthdate_to_agencies then born_audience := 'agencies';
    else born_audience := 'nobody';
    end if;
    if born_audience = 'everyone' then everyone := everyone || born_lexemes;
    elsif born_audience = 'agencies' then restricted := restricted || born_lexemes;
    end if;
  end if;
  insert into discovery (
    account_id, name, complete, words, agency_words, type, country, categories, city, city_audience, birthdate,
    birthdate_audience, with_photos, with_video, joined_at, activity, skills,
    skills_audience, languages, languages_audience, available, availability_audience
  ) values (
    person, array_to_string(name_words, ' '), is_complete, array_to_tsvector(everyone),
    case when restricted <> '{}' then array_to_tsvector(everyone || restricted) end,
    subject.type, subject.country, own, subject.city, subject.city_audience, subject.birthdate, born_audience,
    has_photos, has_video, subject.created_at, activity_of(person), facts.skills,
    facts.skills_audience, language_codes, facts.languages_audience, is_open, facts.availability_audience
  ) on conflict (account_id) do update
    set name = excluded.name, complete = excluded.complete, words = excluded.words, agency_words = excluded.agency_words,
      type = excluded.type, country = excluded.country, categories = excluded.categories, city = excluded.city,
      city_audience = excluded.city_audience, birthdate = excluded.birthdate,
      birthdate_audience = excluded.birthdate_audience, with_photos = excluded.with_photos,
      with_video = excluded.with_video, joined_at = excluded.joined_at, activity = excluded.activity,
      skills = excluded.skills, skills_audience = excluded.skills_audience, languages = excluded.languages,
      languages_audience = excluded.languages_audience, available = excluded.available,
      availability_audience = excluded.availability_audience;
  if subject.type = 'talento' then
    delete from talent_listing where account_id = person and category_id <> 0 and category_id <> all(own);
    insert into talent_listing (category_id, account_id, country, complete)
      select id, person, subject.country, is_complete from unnest(array[0::smallint] || own) id
      on conflict (category_id, account_id) do update
        set country = excluded.country, complete = excluded.complete;
  end if;
  -- Sorted, so that two accounts that write the same words cannot deadlock.
  insert into discovery_word select word from (
    select distinct unnest(name_words || text_words || city_words || skill_words || instrument_words) as word
  ) written order by word on conflict do nothing;
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
  city, city_audience, birthdate, show_birthdate, birthdate_to_agencies
  on account for each row execute function account_to_discovery();

create function category_to_discovery() returns trigger language plpgsql as $$
begin
  perform publish_discoverable_change(coalesce(new.account_id, old.account_id));
  return null;
end $$;
create trigger category_to_discovery after insert or delete on account_category
  for each row execute function category_to_discovery();

-- Talents are found by what everyone, or agencies, may see of their facts.
create function profile_facts_to_discovery() returns trigger language plpgsql as $$
begin
  perform publish_discoverable_change(coalesce(new.account_id, old.account_id));
  return null;
end $$;
create trigger profile_facts_discoverable after insert or update or delete on profile_facts
  for each row execute function profile_facts_to_discovery();

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

-- The tsqueries of a search, from texts that leave open what only the database knows of the words typed (without case and
-- accents, letters and digits alone): '~{bailo}' is any stem of a word, '+~{bailo}' one of a skill. In the first `conditions` of
-- the texts, by which the index is searched, a beginning such as 'bailo':* becomes the written words that begin so, unless they
-- are many: the index reads the rows of a word when needed, those of a beginning all in advance.
create function search_queries(texts text[], conditions int, typed text[]) returns tsquery[]
language plpgsql stable parallel safe as $$
declare
  words_max constant int := 24;
  filled text := array_to_string(texts[1:conditions], E'\n');
  ranking text := E'\n' || array_to_string(texts[conditions + 1:], E'\n');
  asked text;
  kind text;
  lexemes text[];
  alternatives text;
begin
  foreach asked in array typed loop
    if position('~{' || asked || '}' in filled) > 0 then
      lexemes := word_stems(asked);
      foreach kind in array array['', '+'] loop
        alternatives := case when lexemes = '{}' then format('''%s%s''', kind, asked)
          else (select '(' || string_agg(format('''%s~%s''', kind, lexeme), ' | ') || ')' from unnest(lexemes) lexeme) end;
        filled := replace(filled, format('''%s~{%s}''', kind, asked), alternatives);
        ranking := replace(ranking, format('''%s~{%s}''', kind, asked), alternatives);
      end loop;
    end if;
    if position(asked || ''':*' in filled) > 0 then
      lexemes := array(
        select word from discovery_word where word ~>=~ asked and word ~<~ (asked || chr(1114111))
        order by word using ~<~ limit words_max
      );
      if cardinality(lexemes) < words_max then
        foreach kind in array array['', '=', '.', '+'] loop
          filled := replace(filled, format('''%s%s'':*', kind, asked), (
            select '(' || string_agg(format('''%s%s''', kind, lexeme), ' | (') || repeat(')', count(*)::int)
            from unnest(asked || array_remove(lexemes, asked)) lexeme
          ));
        end loop;
      end if;
    end if;
  end loop;
  return string_to_array(filled || rtrim(ranking, E'\n'), E'\n')::tsquery[];
end $$;

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
create unique index saved_search_name on saved_search (account_id, lower(name));
