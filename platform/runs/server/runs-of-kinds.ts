import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql, type Database, type Sql } from '#server/tools.ts'
import {
  runLevels,
  RunQuestion,
  RunResult,
  RunStep,
  runStates,
  type RunState,
} from '../contract.ts'
import type { AnyRunKind } from './kinds/run-kind.ts'

/** A kind of runs and their reader. */
export interface KindOfReader {
  kind: Pick<AnyRunKind, 'area' | 'kind'>
  readerId: string
  /** The thing to which the runs belong; absent for the runs of all things. */
  parentId?: string | undefined
}

const RunOfKind = z.object({
  id: z.string(),
  parentId: z.string(),
  title: z.string(),
  state: z.enum(runStates),
  /** The requested fields of the input. */
  input: z.nullable(z.record(z.string(), z.unknown())),
  result: z.nullable(RunResult),
  error: z.nullable(z.string()),
  question: z.nullable(z.string()),
  createdAt: Time,
  endedAt: z.nullable(Time),
  /** The number of the run; it grows in the order in which runs were started. */
  position: z.int(),
})
/** A run for the area that performs it. */
export type RunOfKind = z.infer<typeof RunOfKind>

/** A condition on `runs`: the run is of this kind, reader and parent. */
export const isOf = ({ kind: { area, kind }, readerId, parentId }: KindOfReader): Sql =>
  sql`runs.reader_id = ${readerId} and area = ${area} and kind = ${kind}
    and ${parentId === undefined ? sql`true` : sql`parent_id = ${parentId}`}`

const columns = (parts: readonly string[]) =>
  sql`id, parent_id, title, state, result, error, question ->> 'text' as question, created_at, ended_at, position,
    (select jsonb_object_agg(part, input -> part) from unnest(${[...parts]}::text[]) as part) as input`

interface RunPage {
  /** Names of the fields of the input to read, because the whole input may be large. */
  parts: readonly string[]
  states?: readonly RunState[] | undefined
  /** Words that the title or one of those fields must contain. */
  words?: readonly string[] | undefined
  /** The position of the last listed run. */
  before?: number | undefined
  most: number
}

/** Lists runs of a kind, newest first. */
export async function listRunsOf(
  db: Database,
  of: KindOfReader,
  { parts, states, words = [], before, most }: RunPage,
): Promise<RunOfKind[]> {
  const texts = sql`lower(concat_ws(' ', title, error, (
    select string_agg(input ->> part, ' ') from unnest(${[...parts]}::text[]) as part)))`
  return db.many(
    RunOfKind,
    sql`select ${columns(parts)} from runs where ${isOf(of)}
          and ${states === undefined ? sql`true` : sql`state = any(${[...states]})`}
          and ${before === undefined ? sql`true` : sql`position < ${before}::bigint`}
          and ${words.length === 0 ? sql`true` : sql`(select bool_and(position(word in ${texts}) > 0) from unnest(${[...words]}::text[]) as word)`}
        order by position desc limit ${most}`,
  )
}

/** One run of a kind; null if it is no longer stored. */
export async function readRunOf(
  db: Database,
  of: KindOfReader,
  id: string,
  parts: readonly string[],
): Promise<RunOfKind | null> {
  return db.maybe(
    RunOfKind,
    sql`select ${columns(parts)} from runs where ${isOf(of)} and id = ${id}`,
  )
}

/** Reads those of these runs that are still stored, in any order. */
export async function readRunsById(
  db: Database,
  of: KindOfReader,
  ids: readonly string[],
  parts: readonly string[],
): Promise<RunOfKind[]> {
  return db.many(
    RunOfKind,
    sql`select ${columns(parts)} from runs where ${isOf(of)} and id = any(${[...ids]})`,
  )
}

/** A column with the question for the reader and the end of the wait. */
export const questionColumn = sql`jsonb_build_object(
  'until', to_char(wake_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) || question as question`

/** The question for which a run waits; null if it waits for none. */
export async function readQuestionOf(
  db: Database,
  of: KindOfReader,
  id: string,
): Promise<RunQuestion | null> {
  const row = await db.maybe(
    z.object({ question: z.nullable(RunQuestion) }),
    sql`select ${questionColumn} from runs where ${isOf(of)} and id = ${id} and state in ('waiting', 'paused')`,
  )
  return row?.question ?? null
}

/** Locks a run until the transaction of `db` ends; false if it is no longer stored. */
export async function holdRunOf(db: Database, of: KindOfReader, id: string): Promise<boolean> {
  const row = await db.maybe(
    z.object({ id: z.string() }),
    sql`select id from runs where ${isOf(of)} and id = ${id} for update`,
  )
  return row !== null
}

interface StepsAsked {
  /** A pattern for the paths of the steps to list; all steps if absent. */
  paths?: string
  /**
   * A pattern for the paths of steps whose input and output are left out; only the output of a step
   * that is at work is included.
   */
  bare?: string
  /**
   * A pattern for the paths of steps whose output is a text, which is cut to this many characters.
   */
  cut?: { paths: string; characters: number }
  most?: number
}

/** Lists steps of a run in the order in which they began. */
export async function listStepsOf(
  db: Database,
  of: KindOfReader,
  id: string,
  { paths, bare, cut, most }: StepsAsked,
): Promise<RunStep[]> {
  const isLike = (pattern: string | undefined) =>
    pattern === undefined ? sql`false` : sql`path ~ ${pattern}`
  return db.many(
    RunStep,
    sql`select run_steps.position, path, attempt, name, run_steps.state,
          case when not ${isLike(bare)} then run_steps.input end as input,
          case when ${isLike(bare)} and run_steps.state <> 'started' then null
            when ${isLike(cut?.paths)} then to_jsonb(left(coalesce(output #>> '{}', ''), ${cut?.characters ?? 0}::int))
            else output end as output,
          run_steps.error, run_steps.started_at, run_steps.ended_at
        from run_steps join runs on runs.id = run_id
        where run_id = ${id} and ${isOf(of)} and ${paths === undefined ? sql`true` : isLike(paths)}
        order by run_steps.position limit ${most ?? null}`,
  )
}

/** Lists the paths of the steps of a run that are done. */
export async function listDonePaths(db: Database, of: KindOfReader, id: string, most: number) {
  const rows = await db.many(
    z.object({ path: z.string() }),
    sql`select path from run_steps join runs on runs.id = run_id
        where run_id = ${id} and ${isOf(of)} and run_steps.state = 'done' order by run_steps.position limit ${most}`,
  )
  return rows.map(({ path }) => path)
}

const LoggedLine = z.object({
  id: z.int(),
  at: Time,
  level: z.enum(runLevels),
  text: z.string(),
  runId: z.string(),
  parentId: z.string(),
  title: z.string(),
})

/** The newest log lines of all runs of a kind. */
export async function listLogOf(db: Database, of: KindOfReader, most: number) {
  return db.many(
    LoggedLine,
    sql`select line.id, at, level, text, run_id, parent_id, title
        from run_log as line join runs on runs.id = run_id
        where ${isOf(of)} order by at desc, line.id desc limit ${most}`,
  )
}
