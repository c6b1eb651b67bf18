import sql, { join, raw, type Sql } from 'sql-template-tag'

/** The types of PostgreSQL that can hold a value of this type. */
type ColumnType<Value> = Value extends number
  ? 'bigint' | 'int' | 'smallint' | 'real' | 'double precision'
  : Value extends boolean
    ? 'boolean'
    : Value extends string
      ? 'text' | 'timestamptz' | 'bytea' | 'tid'
      : Value extends Date
        ? 'timestamptz'
        : Value extends readonly (string | null)[]
          ? 'text[]' | 'uuid[]'
          : 'jsonb'

type Columns<Row> = {
  readonly [Name in keyof Row & string]?: ColumnType<NonNullable<Row[Name]>>
}

/** Rows in the form of two parts of a statement. */
export interface Bulk {
  /** The rows as a table, to be used after `from`. */
  rows: Sql
  /** The names of the columns, for an insert into columns of the same names. */
  names: Sql
}

/**
 * Passes many rows to one statement, as JSON. Each column is a field of the rows and has a type
 * that can hold it; the compiler refuses any other. A field without a column is left out.
 */
export function bulk<Row extends object>(
  rows: readonly Row[],
  columns: Columns<NoInfer<Row>>,
  alias = 'row',
): Bulk {
  const types = Object.entries(columns).map(([name, type]) => raw(`"${name}" ${type as string}`))
  return {
    rows: sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ${raw(alias)} (${join(types)})`,
    names: join(Object.keys(columns).map((name) => raw(`"${name}"`))),
  }
}
