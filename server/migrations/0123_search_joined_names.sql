-- The words of a name written together, as many people write theirs ("anamaria"): each two neighbors, and all of them, also from the
-- last one on, since other languages write the last name first.
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

-- As in 0063, with the joined words of the name.
create or replace function refresh_discovery(person uuid) returns void language plpgsql as $$
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
  -- Increased when the lexemes of a profile change, so that a job writes the rows from before.
  current_version constant smallint := 1;
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
  is_adult := subject.birthdate <= (now() at time zone 'utc')::date - interval '18 years';
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
    skills_audience, languages, languages_audience, available, availability_audience, document_version
  ) values (
    person, array_to_string(name_words, ' '), is_complete, array_to_tsvector(everyone),
    case when restricted <> '{}' then array_to_tsvector(everyone || restricted) end,
    subject.type, subject.country, own, subject.city, subject.city_audience, subject.birthdate, born_audience,
    has_photos, has_video, subject.created_at, activity_of(person), facts.skills,
    facts.skills_audience, language_codes, facts.languages_audience, is_open, facts.availability_audience, current_version
  ) on conflict (account_id) do update
    set name = excluded.name, complete = excluded.complete, words = excluded.words, agency_words = excluded.agency_words,
      type = excluded.type, country = excluded.country, categories = excluded.categories, city = excluded.city,
      city_audience = excluded.city_audience, birthdate = excluded.birthdate,
      birthdate_audience = excluded.birthdate_audience, with_photos = excluded.with_photos,
      with_video = excluded.with_video, joined_at = excluded.joined_at, activity = excluded.activity,
      skills = excluded.skills, skills_audience = excluded.skills_audience, languages = excluded.languages,
      languages_audience = excluded.languages_audience, available = excluded.available,
      availability_audience = excluded.availability_audience, document_version = excluded.document_version;
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
