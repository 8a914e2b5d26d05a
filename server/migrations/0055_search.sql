-- The search by skills, places and word forms (docs/search.md). Lexemes of discovery.words, in addition to the plain words, the
-- categories, countries and types that they already hold: '=ana' is a word of the name, '~bail' a stem of a word, '.sevilla' a
-- word of the city, ':sevilla' the city as a whole, '%1995' the year of birth, and '@…' a property that results are filtered by.

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

-- The written words most alike to one in which two letters are wrong, or whose beginning alone was typed, with one wrong.
create function words_similar(asked text) returns setof text language sql stable parallel safe
  set pg_trgm.similarity_threshold = 0.28
  as $$
    select word from discovery_word where word % asked
    order by similarity(word, asked) desc, word limit 40
  $$;

-- A text as its words with single spaces, without case and accents: 'ciudad de mexico'.
create function fold_line(written text) returns text language sql stable strict parallel safe
  return left(trim(regexp_replace(fold_text(written), '[^[:alnum:]]+', ' ', 'g')), 100);

alter table discovery
  -- The lexemes of `words` and of what is shown to agencies but not to everyone; null when there is no such thing.
  add column agency_words tsvector,
  -- What facets count. The columns are null until the account has been refreshed.
  add column type text,
  add column country text,
  add column categories smallint[],
  add column city text,
  add column city_audience text,
  add column birthdate date,
  add column birthdate_audience text,
  add column with_photos boolean,
  add column with_video boolean,
  add column joined_at timestamptz,
  add column activity smallint;

-- By which results are ranked: followers, logarithmically, and whether something was posted in the last 30 days.
create function activity_of(person uuid) returns smallint language sql stable parallel safe
  return (
    select (floor(2 * log(2, 1 + greatest(followers_count, 0))) + case when (
      select created_at from post where author_id = person order by id desc limit 1
    ) > now() - interval '30 days' then 4 else 0 end)::smallint
    from account where id = person
  );

create or replace function refresh_discovery(person uuid) returns void language plpgsql as $$
declare
  subject account%rowtype;
  own smallint[];
  name_words text[];
  text_words text[];
  city_words text[];
  is_complete boolean;
  has_photos boolean;
  has_video boolean;
  born_audience text;
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
  text_words := words_of(subject.biography || ' ' || array_to_string(subject.interests, ' '));
  everyone := name_words || text_words
    || array(select '=' || word from unnest(name_words) word)
    || array(select distinct '~' || stem from unnest(text_words) word, unnest(word_stems(word)) stem)
    || array(select '#' || id from unnest(own) id)
    || array['#' || lower(subject.country), '@' || subject.type,
      '@' || to_char(subject.created_at at time zone 'utc', 'YYYY-MM')]
    || case when is_complete and subject.followers_count >= 50 then array['@top'] else '{}' end
    || case when has_photos then array['@photos'] else '{}' end
    || case when has_video then array['@video'] else '{}' end;
  -- Of minors neither city nor age is found by anybody (P-minors-7).
  if subject.birthdate <= (now() at time zone 'utc')::date - interval '18 years' then
    city_words := words_of(subject.city);
    city_lexemes := array(select '.' || word from unnest(city_words) word) || (':' || fold_line(subject.city));
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
    birthdate_audience, with_photos, with_video, joined_at, activity
  ) values (
    person, array_to_string(name_words, ' '), is_complete, array_to_tsvector(everyone),
    case when restricted <> '{}' then array_to_tsvector(everyone || restricted) end,
    subject.type, subject.country, own, subject.city, subject.city_audience, subject.birthdate, born_audience,
    has_photos, has_video, subject.created_at, activity_of(person)
  ) on conflict (account_id) do update
    set name = excluded.name, complete = excluded.complete, words = excluded.words, agency_words = excluded.agency_words,
      type = excluded.type, country = excluded.country, categories = excluded.categories, city = excluded.city,
      city_audience = excluded.city_audience, birthdate = excluded.birthdate,
      birthdate_audience = excluded.birthdate_audience, with_photos = excluded.with_photos,
      with_video = excluded.with_video, joined_at = excluded.joined_at, activity = excluded.activity;
  if subject.type = 'talento' then
    delete from talent_listing where account_id = person and category_id <> 0 and category_id <> all(own);
    insert into talent_listing (category_id, account_id, country, complete)
      select id, person, subject.country, is_complete from unnest(array[0::smallint] || own) id
      on conflict (category_id, account_id) do update
        set country = excluded.country, complete = excluded.complete;
  end if;
  -- Sorted, so that two accounts that write the same words cannot deadlock.
  insert into discovery_word select word from (
    select distinct unnest(name_words || text_words || city_words) as word
  ) written order by word on conflict do nothing;
end $$;

create or replace trigger account_to_discovery after insert or update of
  type, status, email_confirmed_at, country, first_name, last_name, agency_name, biography, profile_image, interests,
  city, city_audience, birthdate, show_birthdate, birthdate_to_agencies
  on account for each row execute function account_to_discovery();

-- The first post with photos or video, and the deletion of one, change what the author is found by.
create function post_to_discovery() returns trigger language plpgsql as $$
declare
  changed post := coalesce(new, old);
begin
  if exists (
    select from discovery where account_id = changed.author_id and (tg_op = 'DELETE') = case changed.kind
      when 'photos' then coalesce(with_photos, false) else coalesce(with_video, false) end
  ) then
    if current_setting('brilla.discovery', true) = 'outbox' then
      perform publish_discoverable_change(changed.author_id);
    else
      perform refresh_discovery(changed.author_id);
    end if;
  end if;
  return null;
end $$;
create trigger post_to_discovery_insert after insert on post
  for each row when (new.kind in ('photos', 'video')) execute function post_to_discovery();
create trigger post_to_discovery_delete after delete on post
  for each row when (old.kind in ('photos', 'video')) execute function post_to_discovery();
