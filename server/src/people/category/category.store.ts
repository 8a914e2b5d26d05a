import type { Database } from '../../platform/database/index.ts'

export async function subscribe(db: Database, accountId: string, categoryId: number): Promise<void> {
  await db
    .insertInto('account_category')
    .values({ account_id: accountId, category_id: categoryId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function unsubscribe(db: Database, accountId: string, categoryId: number): Promise<void> {
  await db
    .deleteFrom('account_category')
    .where('account_id', '=', accountId)
    .where('category_id', '=', categoryId)
    .execute()
}

export async function findSubscribed(db: Database, accountId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('account_category')
    .select('category_id')
    .where('account_id', '=', accountId)
    .orderBy('category_id')
    .execute()
  return rows.map((row) => row.category_id)
}
