import * as z from 'zod/mini'
import type { ArticleScope } from '#areas/articles/server/lends/lists.ts'
import { Time } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { isZone } from '#server/clock/wall-times.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { Recap } from '../../contract.ts'
import { recapText, recapTitle } from '../../recap/recap-words.ts'
import { ChosenItem, chooseRecap, SUBJECTS } from './choose-recap.ts'
import { HOUR_MS, type RecapWish } from './read-candidates.ts'
import { readingSince, readingWeek } from './reading-week.ts'
import { showItems } from './show-items.ts'

const DAY_HOURS = 24
const WEEK_HOURS = 7 * DAY_HOURS
const WEEK: RecapWish = { subject: { kind: 'recent', hours: WEEK_HOURS }, hours: WEEK_HOURS }
/** A recap is kept for this long, so that it does not change while a reader reads it. */
const KEPT_MS = 6 * HOUR_MS
/**
 * A recap with too few subjects is kept only for this long: the server may be new, or the reader
 * hid some of them.
 */
const SHORT_KEPT_MS = 1000

const Kept = z.object({ madeAt: Time, items: z.array(ChosenItem) })
type Kept = z.infer<typeof Kept>

/** The recap of everything that the reader follows, over the last seven days. */
export async function weeklyRecap(desk: Desk, zone: string): Promise<Recap> {
  demandZone(zone)
  const scope = scopeOf(desk)
  const kept = await readKept(desk)
  let items = kept === null ? [] : await showItems(scope, kept.items)
  let madeAt = kept?.madeAt ?? null
  if (madeAt === null || isOld(madeAt, items.length, desk.now())) {
    const made = await keepRecap(desk)
    madeAt = made.madeAt
    items = await showItems(scope, made.items)
  }
  return tell(scope, { items, name: null, span: 'week', zone, sentAt: madeAt })
}

/** Chooses the weekly recap of a reader anew and stores it. */
export async function keepRecap(desk: Desk): Promise<Kept> {
  const { items } = await chooseRecap(scopeOf(desk), desk.extensions, WEEK)
  const madeAt = desk.now().toISOString()
  // The query inserts nothing if the reader was deleted meanwhile.
  await desk.db.run(sql`
    insert into assistant_recaps (reader_id, made_at, items)
    select id, ${madeAt}::timestamptz, ${JSON.stringify(items)}::jsonb from readers
    where id = ${desk.readerId} for key share
    on conflict (reader_id) do update set made_at = excluded.made_at, items = excluded.items`)
  return { madeAt, items }
}

/**
 * Makes a recap that stays unchanged, about a day or a week, and about everything or a part of it.
 */
export async function makeRecap(
  desk: Desk,
  { subject, span, zone }: { subject: RecapWish['subject']; span: 'day' | 'week'; zone: string },
): Promise<Recap> {
  const scope = scopeOf(desk)
  const hours = span === 'day' ? DAY_HOURS : WEEK_HOURS
  const { name, items } = await chooseRecap(scope, desk.extensions, { subject, hours })
  const shown = await showItems(scope, items)
  return tell(scope, { items: shown, name, span, zone, sentAt: desk.now().toISOString() })
}

interface Shown extends Pick<Recap, 'items' | 'sentAt'> {
  name: string | null
  span: 'day' | 'week'
  zone: string
}

async function tell(
  scope: ArticleScope,
  { items, name, span, zone, sentAt }: Shown,
): Promise<Recap> {
  const { reading, ...week } = await readingWeek(scope, zone)
  const dayAgo = new Date(scope.now.getTime() - DAY_HOURS * HOUR_MS).toISOString()
  const counts =
    span === 'day' ? await readingSince(scope, dayAgo) : { ...week, subjects: reading.subjects }
  const told = { items: items.length, name, span, ...counts }
  return { title: recapTitle(told), text: recapText(told), sentAt, items, reading }
}

async function readKept({ db, readerId }: Desk): Promise<Kept | null> {
  return db.maybe(
    Kept,
    sql`select made_at, items from assistant_recaps where reader_id = ${readerId}`,
  )
}

/**
 * Says if a recap is too old. A time in the future means that the clock was ahead when it was made.
 */
function isOld(madeAt: string, items: number, now: Date): boolean {
  const age = now.getTime() - Date.parse(madeAt)
  return age < 0 || age > KEPT_MS || (items < SUBJECTS && age > SHORT_KEPT_MS)
}

function demandZone(zone: string): void {
  if (!isZone(zone))
    throw new Problem('invalid', 'There is no such time zone. Choose one such as Europe/Vienna.')
}

function scopeOf({ db, readerId, now }: Desk): ArticleScope {
  return { db, readerId, now: now() }
}
