import pg from 'pg'

/** The name by which each connection remembers the statement that says whose a transaction is. */
const SETTINGS = 'reader settings'

/**
 * A statement on behalf of one reader. It and the setting of whose it is travel together and are one
 * transaction, so it costs no round trip more and leaves nothing behind on the connection: the next statement
 * there, also by way of a pooler, may be anybody's.
 */
export class DeskQuery extends query() {
  readonly #settings: { text: string; readerId: string; isNamed: boolean }
  #isSet = false

  constructor(
    config: pg.QueryConfig,
    /**
     * A statement that says whose the transaction is, with the reader's id as $1. Named, a connection remembers it;
     * not by way of a pooler, which may send the next statement to another server process.
     */
    settings: { text: string; readerId: string; isNamed: boolean },
  ) {
    super(config)
    this.#settings = settings
  }

  /** Always by messages that are one transaction until the end of them. */
  override requiresPreparation(): boolean {
    return true
  }

  override prepare(connection: Connection): void {
    const { text, readerId, isNamed } = this.#settings
    const name = isNamed ? SETTINGS : ''
    if (!isNamed || connection.parsedStatements[name] === undefined) {
      connection.parse({ text, name, types: [] })
      if (isNamed) connection.parsedStatements[name] = text
    }
    connection.bind({ portal: '', statement: name, values: [readerId] })
    connection.execute({ portal: '' })
    super.prepare(connection)
  }

  override handleDataRow(message: unknown): void {
    if (this.#isSet) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#isSet) return super.handleCommandComplete(message, connection)
    this.#isSet = true
  }
}

/** Messages between a query of the driver and its connection; its declaration leaves them out. */
interface Connection {
  /** Statements that it knows by name. A connection on which a statement failed is not used again. */
  parsedStatements: Record<string, string>
  parse(message: { text: string; name: string; types: number[] }): void
  bind(message: { portal: string; statement: string; values: string[] }): void
  execute(message: { portal: string }): void
}
interface DriverQuery extends pg.Query {
  requiresPreparation(): boolean
  prepare(connection: Connection): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
}

function query(): new (config: pg.QueryConfig) => DriverQuery {
  return pg.Query as unknown as new (config: pg.QueryConfig) => DriverQuery
}
