import pg from 'pg'

/** A statement that is sent before or after another one, and whose answer is not read. */
export interface Preceding {
  text: string
  values?: readonly (string | number)[]
  /** The name of the prepared statement; absent if it is not prepared. */
  name?: string | undefined
}

/**
 * A statement that is sent in one message with others before it, to save their round trips. Outside
 * of a transaction, all of them form one transaction, and change nothing on the connection that its
 * next user could notice, also through a pooler. The text must be a single statement, because such
 * messages cannot hold more.
 */
export class PrecededQuery extends query() {
  readonly #ahead: readonly Preceding[]
  #unanswered: number

  /** A statement after this one, which does not run if this one fails. */
  readonly #behind: Preceding | null
  #isAnswered = false

  constructor(
    config: pg.QueryConfig,
    ahead: readonly Preceding[],
    behind: Preceding | null = null,
  ) {
    super(config)
    this.#ahead = ahead
    this.#unanswered = ahead.length
    this.#behind = behind
  }

  /**
   * True, so that the driver always uses the extended protocol, in which all messages up to the
   * next sync form one transaction.
   */
  override requiresPreparation(): boolean {
    return true
  }

  override prepare(connection: Connection): void {
    for (const statement of this.#ahead) send(connection, statement)
    super.prepare(connection)
  }

  override _getRows(connection: Connection, rows?: number): void {
    if (!this.#behind) return super._getRows(connection, rows)
    connection.execute({ portal: '' })
    send(connection, this.#behind)
    connection.sync()
  }

  override handleDataRow(message: unknown): void {
    if (this.#unanswered === 0) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#unanswered > 0) this.#unanswered--
    else if (!this.#isAnswered) {
      this.#isAnswered = true
      super.handleCommandComplete(message, connection)
    }
  }
}

function send(connection: Connection, { text, values = [], name = '' }: Preceding): void {
  if (name === '' || connection.parsedStatements[name] === undefined) {
    connection.parse({ text, name, types: [] })
    if (name !== '') connection.parsedStatements[name] = text
  }
  connection.bind({ portal: '', statement: name, values: values.map(String) })
  connection.execute({ portal: '' })
}

/** Joins statements into one text, for a connection that accepts several at once. */
export function asText(statements: readonly Preceding[]): string {
  return statements
    .map(({ text, values = [] }) =>
      text.replace(/\$(\d+)/g, (_, nth: string) =>
        pg.escapeLiteral(String(values[Number(nth) - 1])),
      ),
    )
    .join('; ')
}

/** Messages between a query of the driver and its connection; the type declaration omits them. */
interface Connection {
  /**
   * The statements that the connection knows by name. A connection on which a statement failed is
   * not used again.
   */
  parsedStatements: Record<string, string>
  parse(message: { text: string; name: string; types: number[] }): void
  bind(message: { portal: string; statement: string; values: string[] }): void
  execute(message: { portal: string }): void
  sync(): void
}
interface DriverQuery extends pg.Query {
  requiresPreparation(): boolean
  prepare(connection: Connection): void
  _getRows(connection: Connection, rows?: number): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
}

function query(): new (config: pg.QueryConfig) => DriverQuery {
  return pg.Query as unknown as new (config: pg.QueryConfig) => DriverQuery
}
