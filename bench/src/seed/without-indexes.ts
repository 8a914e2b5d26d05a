import type pg from 'pg'

/** Drops the keys and indexes of these tables, runs `fill`, then creates them again, which validates them. */
export async function withoutIndexes(
  client: pg.ClientBase,
  tables: string[],
  fill: () => Promise<void>,
): Promise<void> {
  const constraints = await findDefinitions(
    client,
    tables,
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
     from pg_constraint
     where (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[])) and contype in ('f', 'p', 'u')
     order by contype = 'f' desc`,
  )
  const indexes = await findDefinitions(
    client,
    tables,
    `select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as create
     from pg_index
     where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
  )
  for (const { drop } of [...constraints, ...indexes]) await client.query(drop)
  await fill()
  // Primary and unique keys before the foreign keys that reference them.
  for (const { create } of [...indexes, ...constraints.toReversed()]) await client.query(create)
}

async function findDefinitions(client: pg.ClientBase, tables: string[], text: string) {
  return (await client.query<{ drop: string; create: string }>(text, [tables])).rows
}
