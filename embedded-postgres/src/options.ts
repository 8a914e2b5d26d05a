/** Where the package writes what its caller may want to know. */
export interface Log {
  info(text: string): void
  warn(text: string): void
  error(text: string): void
}

export interface Options {
  /** Holds the cluster, its log and its socket; created when missing. */
  dataDir: string
  /** Name of the database and of its superuser, and prefix of folders outside `dataDir`. Lower-case letters only. */
  name: string
  log: Log
  /** A throw-away database for tests: fast, and not safe against a power cut. */
  ephemeral?: boolean
}

/** Where a PostgreSQL listens: the folder of a Unix socket, or a host; and as whom to connect. */
export interface Address {
  host: string
  port: number
  user: string
  password?: string
}

export interface EmbeddedPostgres {
  /** How to connect to the application's database. */
  connection: Address & { database: string }
  /** True when a PostgreSQL that a killed process left running was taken over. */
  adopted: boolean
  /** Records the URL of this process's own service, for the error of a second start on the same `dataDir`. */
  announce(url: string): void
  /** Shuts PostgreSQL down in order; resolves when it is gone. Does nothing where it was only attached to. */
  stop(): Promise<void>
}
