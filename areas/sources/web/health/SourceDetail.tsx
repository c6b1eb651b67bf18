import { Suspense, useId } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { Button, buttonClass } from '#web/ui/controls/Button.tsx'
import { count, fullCount } from '#web/ui/count.ts'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import type { MenuItem } from '#web/ui/overlays/Menu.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { explain, Trouble } from '#web/ui/blocks/Trouble.tsx'
import {
  sourceHealth,
  type KeepDays,
  type NewestOnly,
  type SourceReport,
} from '../../contracts/source-health.ts'
import type { IdentityChoice } from '#engine/identity/identity-choices.ts'
import { fileSizeText } from '#core/file-size.ts'
import { sourcePage } from '#areas/portal/web/lends/pages.ts'
import { useKept } from '#web/asking/use-kept.ts'
import { SourceCertificates } from '../certificates/SourceCertificates.tsx'
import { useCategoryHint, useCategoryOptions } from '../following/source-category.tsx'
import { frequencyOptions } from '../following/source-words.ts'
import {
  conditionWords,
  delayWords,
  folderWords,
  fullTextOptions,
  identityOptions,
  keepOptions,
  newestOptions,
  NO_CHOICE,
  rateWords,
} from './report-words.ts'
import { LastEntry } from './LastEntry.tsx'
import { SourceHistory } from './SourceHistory.tsx'

interface SourceDetailProps {
  report: SourceReport
  menu: readonly MenuItem[]
}

/** All facts about a source, and all actions on it. */
export function SourceDetail({ report, menu }: SourceDetailProps) {
  const historyId = useId()
  const keepsCertificates = useKept('sources/certificates')
  const { tone } = conditionWords[report.condition]
  return (
    <div className="source-detail">
      <div className="source-detail-main">
        <p className="source-words" data-tone={tone} dir="auto">
          {report.words}
          {report.remedy && <span>{report.remedy}</span>}
        </p>
        <div className="source-detail-actions">
          <PageLink className={buttonClass({ size: 's' })} page={sourcePage(report.id)}>
            See its articles
          </PageLink>
          {menu.map(({ label, icon, danger, onSelect }) => (
            <Button
              key={label}
              size="s"
              variant={danger ? 'danger' : 'plain'}
              icon={icon}
              onClick={onSelect}
            >
              {label}
            </Button>
          ))}
        </div>
        {keepsCertificates && (
          <Trouble>
            <Suspense fallback={null}>
              <SourceCertificates id={report.id} />
            </Suspense>
          </Trouble>
        )}
        <Settings report={report} />
        <Keeping report={report} />
      </div>
      <Facts report={report} />
      <section aria-labelledby={historyId}>
        <h3 id={historyId}>History</h3>
        <Trouble>
          <Suspense fallback={<SkeletonLines count={3} />}>
            <SourceHistory id={report.id} />
          </Suspense>
        </Trouble>
      </section>
    </div>
  )
}

function Settings({ report }: { report: SourceReport }) {
  const change = useWrite(sourceHealth.changeSource)
  const toast = useToast()
  const { id, category, frequency, fullText } = report
  const categoryOptions = useCategoryOptions(category)
  const categoryHint = useCategoryHint()

  function save(changes: Partial<Pick<SourceReport, 'category' | 'frequency' | 'fullText'>>) {
    change
      .mutateAsync({ id, ...changes })
      .catch((error: unknown) => toast({ tone: 'error', title: 'Not saved', text: explain(error) }))
  }

  return (
    <div className="source-settings">
      <Field label="Category" hint={categoryHint}>
        <Select
          options={categoryOptions}
          value={category}
          onChange={(value) => save({ category: value as SourceReport['category'] })}
        />
      </Field>
      <Field label="Fetched">
        <Select
          options={frequencyOptions}
          value={frequency}
          onChange={(value) => save({ frequency: value as SourceReport['frequency'] })}
        />
      </Field>
      <Field label="Full text">
        <Select
          options={fullTextOptions}
          value={fullText}
          onChange={(value) => save({ fullText: value as SourceReport['fullText'] })}
        />
      </Field>
    </div>
  )
}

/**
 * Settings of a source: how long its articles are kept, how many lists show, and how its entries
 * are told apart.
 */
function Keeping({ report }: { report: SourceReport }) {
  const change = useWrite(sourceHealth.changeSource)
  const keepFolder = useWrite(sourceHealth.keepFolder)
  const toast = useToast()
  const { id, folder, keepDays, folderKeepDays, newestOnly, identifyBy } = report
  const inFolder = folder.length > 0

  function tell(saving: Promise<unknown>) {
    saving.catch((error: unknown) =>
      toast({ tone: 'error', title: 'Not saved', text: explain(error) }),
    )
  }

  return (
    <div className="source-settings">
      <Field
        label="Keep its articles"
        hint="After that they leave the lists. 7 days later they are deleted. Saved articles and those with notes are always kept."
      >
        <Select
          options={keepOptions(inFolder ? 'As its folder' : 'As in Settings')}
          value={String(keepDays ?? NO_CHOICE)}
          onChange={(value) => tell(change.mutateAsync({ id, keepDays: chosen<KeepDays>(value) }))}
        />
      </Field>
      {inFolder && (
        <Field
          label={`Keep articles of the folder ${folderWords(folder)}`}
          hint="For all sources in it that do not say otherwise."
        >
          <Select
            options={keepOptions(
              folder.length > 1 ? 'As the folder around it, or Settings' : 'As in Settings',
            )}
            value={String(folderKeepDays ?? NO_CHOICE)}
            onChange={(value) =>
              tell(keepFolder.mutateAsync({ folder, days: chosen<KeepDays>(value) }))
            }
          />
        </Field>
      )}
      <Field label="Show of it">
        <Select
          options={newestOptions}
          value={String(newestOnly ?? NO_CHOICE)}
          onChange={(value) =>
            tell(change.mutateAsync({ id, newestOnly: chosen<NewestOnly>(value) }))
          }
        />
      </Field>
      <Field
        label="Tell its entries apart by"
        hint="For feeds that give wrong ids. Link or title helps where articles come twice, or where a new one replaces another."
      >
        <Select
          options={identityOptions}
          value={identifyBy ?? NO_CHOICE}
          onChange={(value) =>
            tell(
              change.mutateAsync({
                id,
                identifyBy: value === NO_CHOICE ? null : (value as IdentityChoice),
              }),
            )
          }
        />
      </Field>
    </div>
  )
}

/** The value of a selected option as a number; null for the option without a choice. */
function chosen<Value extends number>(option: string): Value | null {
  return option === NO_CHOICE ? null : (Number(option) as Value)
}

function LastFetch({ report: { lastFetch, lastVisit } }: { report: SourceReport }) {
  if (!lastFetch) return 'None yet'
  const words = visitWords(lastVisit)
  return (
    <>
      <TimeAgo time={lastFetch} />
      {words && <span className="meta">{words}</span>}
    </>
  )
}

function NextRun({ report: { health, nextRunReason } }: { report: SourceReport }) {
  if (!health.nextRun) return nextRunReason ? `None. ${nextRunReason}` : 'None'
  return (
    <>
      <TimeAgo time={health.nextRun} />
      {nextRunReason && <span className="meta">{nextRunReason}</span>}
    </>
  )
}

/** Describes the last fetch, such as "HTTP 200, 120 ms, 14 KB". */
function visitWords({ status, durationMs, bytes }: SourceReport['lastVisit']): string | null {
  const words = [
    status === null ? null : `HTTP ${status}`,
    durationMs === null ? null : `${fullCount(durationMs)} ms`,
    bytes === null ? null : fileSizeText(bytes),
  ].filter((word) => word !== null)
  return words.length === 0 ? null : words.join(', ')
}

/** The entries in a week, such as "287" or "20+ (a whole week is not known yet)". */
function rateFact(report: SourceReport): string {
  const words = rateWords(report)
  return report.isRateAtLeast ? `${words} (a whole week is not known yet)` : words
}

function Facts({ report }: { report: SourceReport }) {
  const { address, folder, health, followedTime } = report
  const facts: [string, React.ReactNode][] = [
    [
      'Address',
      <span key="address" dir="ltr">
        {address}
      </span>,
    ],
    [
      'Folder',
      <span key="folder" dir="auto">
        {folderWords(folder)}
      </span>,
    ],
    ...(report.mutedUntil
      ? [
          ['Muted until', <TimeAgo key="muted" time={report.mutedUntil} />] as [
            string,
            React.ReactNode,
          ],
        ]
      : []),
    ['Followed', <TimeAgo key="followed" time={followedTime} />],
    ['Last fetch', <LastFetch key="fetch" report={report} />],
    [
      'Last success',
      health.lastSuccess ? <TimeAgo key="success" time={health.lastSuccess} /> : 'None yet',
    ],
    ['Next run', <NextRun key="next" report={report} />],
    ['Last entry', <LastEntry key="entry" report={report} />],
    ['Per week', rateFact(report)],
    ['Headers', report.hasHeaders ? 'Custom headers sent' : 'No custom headers'],
    ['Delay', report.averageDelay === null ? 'Not known yet' : delayWords(report.averageDelay)],
    ['Stored', `${count(report.entryCount, 'entry')}, ${fileSizeText(report.bytes)}`],
  ]
  return (
    <dl className="source-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
