/** The same world every time: 1,000 people, posts, comments, follows and likes, a few of them hot. */
import type pg from 'pg'

const ids = (letter: string) =>
  `('0190000' || '${letter}-' || lpad(to_hex(n / 65536), 4, '0') || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`
const person = ids('a')
const post = (n: string) =>
  `('01900001-' || lpad(to_hex((${n}) / 65536), 4, '0') || '-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`

/** Fills an empty, migrated database; answers 200 people and the newest thousand posts. */
export async function seed(
  pool: pg.Pool,
  posts: number,
): Promise<{ personIds: string[]; postIds: string[] }> {
  await pool.query(`
    insert into account (id, type, first_name, last_name, email, email_confirmed_at, birthdate, country, city,
      profile_url, language, terms_version, terms_accepted_at, created_at, posts_count)
    select ${person}, 'talento', 'Persona', n::text, n || '@bench.example', now(), '1990-01-01', 'MX', 'Mérida',
      'persona-' || n, 'es', '1', now(), now(), ${posts} / 1000
    from generate_series(0, 999) n`)
  const author = (n: string) =>
    person.replaceAll('n /', `(${n} % 1000) /`).replaceAll('to_hex(n)', `to_hex(${n} % 1000)`)
  await pool.query(`
    insert into post (id, author_id, kind, description, category_id, created_at)
    select ${post('n')}, ${author('n')}, 'text', 'Una publicación de prueba, la número ' || n, 1, now()
    from generate_series(1, ${posts}) n`)
  await pool.query(`
    insert into post_like select distinct ${post(`(1 + (n * 7919) % ${posts})`)}, ${author('(n * 31 + n / 1000)')}, now()
    from generate_series(1, ${posts * 5}) n on conflict do nothing`)
  await pool.query(`
    insert into comment (id, post_id, author_id, text, created_at)
    select ${post('n').replace('01900001', '01900002')}, ${post(`(1 + (n * 104729) % ${posts})`)}, ${author('(n * 17)')},
      'Un comentario', now()
    from generate_series(1, ${posts}) n`)
  await pool.query(`
    insert into post_count (post_id, likes, comments)
    select id, (select count(*) from post_like where post_id = id), (select count(*) from comment where post_id = post.id)
    from post`)
  await pool.query(`update post_total set posts = ${posts} where shard = 0`)
  await pool.query(`
    insert into follow select distinct follower, followed, now() from (
      select ${person.replaceAll('n', 'm.n')} as follower, ${person.replaceAll('n', '((m.n * 37 + k.n * k.n) % 1000)')} as followed
      from generate_series(0, 999) m(n), generate_series(0, 50) k(n)
    ) pair where follower <> followed`)
  await pool.query(`
    update account set
      following_count = (select count(*) from follow where follower_id = account.id),
      followers_count = (select count(*) from follow where followed_id = account.id)`)
  await pool.query('vacuum analyze')
  const people = await pool.query<{ id: string }>('select id from account order by id limit 200')
  const newest = await pool.query<{ id: string }>('select id from post order by id desc limit 1000')
  return { personIds: people.rows.map(({ id }) => id), postIds: newest.rows.map(({ id }) => id) }
}
