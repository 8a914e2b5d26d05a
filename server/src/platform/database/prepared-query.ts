/** Executes prepared statements; the columns of a result are requested from PostgreSQL once per connection. */
import pg from 'pg'

export interface Statement {
  name: string
  text: string
}

type Row = Record<string, unknown>
type TypeId = Parameters<pg.CustomTypesConfig['getTypeParser']>[0]

export interface StatementResult {
  command: string
  rowCount: number
  rows: Row[]
}

interface Columns {
  names: string[]
  parsers: ((value: string) => unknown)[]
  /** Copied for each row: the copies share one hidden class, which makes reading their properties fast. */
  emptyRow: Row
}

/** Columns by the name of their statement. A prepared statement never changes them: PostgreSQL refuses to execute it. */
export type DescribedColumns = Map<string, Columns>

const noColumns: Columns = { names: [], parsers: [], emptyRow: {} }

/** The part of pg's connection and utilities that query objects use; its type declarations lack it. */
interface Connection {
  stream: { cork(): void; uncork(): void }
  /** Texts of prepared statements by their name. */
  parsedStatements: Record<string, string | undefined>
  parse(message: Statement): void
  bind(message: { statement: string; values: unknown[] }): void
  describe(message: { type: 'P' }): void
  execute(message: object): void
  sync(): void
}

const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils

/**
 * A query object of pg, such as pg-cursor has. pg's own query describes the result at each execution and builds rows of a
 * new hidden class each time, which cost a quarter of the driver's CPU time for a page of posts.
 */
export class PreparedQuery {
  readonly name: string
  readonly text: string
  /** pg would replace a missing one. */
  readonly callback = () => {}
  readonly #values: unknown[]
  readonly #types: pg.CustomTypesConfig
  readonly #described: DescribedColumns
  readonly #resolve: (result: StatementResult) => void
  readonly #reject: (error: unknown) => void
  readonly #rows: Row[] = []
  #columns: Columns | undefined
  #status = ''
  #failure: { error: unknown } | undefined

  constructor(
    { name, text }: Statement,
    values: unknown[],
    { types, described }: { types: pg.CustomTypesConfig; described: DescribedColumns },
    { resolve, reject }: { resolve(result: StatementResult): void; reject(error: unknown): void },
  ) {
    this.name = name
    this.text = text
    this.#values = values
    this.#types = types
    this.#described = described
    this.#resolve = resolve
    this.#reject = reject
  }

  /** Called by pg when the connection is free; a returned error fails the query before anything is sent. */
  submit(connection: Connection): unknown {
    let values: unknown[]
    try {
      values = this.#values.map((value) => prepareValue(value))
    } catch (error) {
      return error
    }
    this.#columns = this.#described.get(this.name)
    connection.stream.cork()
    if (connection.parsedStatements[this.name] === undefined)
      connection.parse({ name: this.name, text: this.text })
    connection.bind({ statement: this.name, values })
    if (this.#columns === undefined) connection.describe({ type: 'P' })
    connection.execute({})
    connection.sync()
    connection.stream.uncork()
    return null
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: TypeId }[] }): void {
    this.#columns = {
      names: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => this.#types.getTypeParser(dataTypeID, 'text')),
      emptyRow: Object.fromEntries(fields.map(({ name }) => [name, null])),
    }
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    try {
      this.#rows.push(createRow(this.#columns ?? noColumns, fields))
    } catch (error) {
      this.#failure ??= { error }
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#status = text
    // A statement without a result has no description.
    if (!this.#described.has(this.name)) this.#described.set(this.name, this.#columns ?? noColumns)
  }

  handleEmptyQuery(): void {}

  handleReadyForQuery(): void {
    if (this.#failure) return this.#reject(this.#failure.error)
    const [command = '', ...numbers] = this.#status.split(' ')
    this.#resolve({ command, rowCount: Number(numbers.at(-1) ?? 0), rows: this.#rows })
  }

  handleError(error: unknown): void {
    this.#reject(error)
  }
}

function createRow({ names, parsers, emptyRow }: Columns, fields: (string | null)[]): Row {
  const row = { ...emptyRow }
  // An index is faster here than an iterator.
  for (let i = 0; i < names.length; i++) {
    const value = fields[i]
    if (value != null) row[names[i]!] = parsers[i]!(value)
  }
  return row
}
