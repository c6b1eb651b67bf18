import { useId } from 'react'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { ChevronDown, Ellipsis } from '#web/ui/icons.ts'
import { Menu, type MenuItem } from '#web/ui/overlays/Menu.tsx'
import { initials } from '#engine/outlets/initials.ts'
import { SourceMark } from '#web/ui/marks/SourceMark.tsx'
import type { SourceReport } from '../../contracts/source-health.ts'
import { fileSizeText } from '#core/file-size.ts'
import { conditionWords, delayWords, rateWords } from './report-words.ts'
import { LastEntry } from './LastEntry.tsx'
import { SourceDetail } from './SourceDetail.tsx'
import { Sparkline } from './Sparkline.tsx'

export const COLUMNS = 9

const AT_LEAST = 'At least: a whole week is not known yet'

interface SourceTableRowProps {
  report: SourceReport
  menu: readonly MenuItem[]
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  isOpen: boolean
  onToggle: () => void
}

/**
 * A row for one source, with details below it when it is opened. On phones, styles make it a card.
 */
export function SourceTableRow(props: SourceTableRowProps) {
  const { report, menu, isChosen, onChoose, isOpen, onToggle } = props
  const detailId = useId()
  const { name, weeks, averageDelay, bytes } = report
  return (
    <>
      <tr className="source-line" data-open={isOpen || undefined}>
        <td className="source-choice">
          <input
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        </td>
        <th scope="row" className="source-name">
          <div className="source-title">
            <SourceMark outlet={report.outlet ?? { name, logo: initials(name) }} size={28} />
            <div>
              <button
                type="button"
                dir="auto"
                aria-expanded={isOpen}
                aria-controls={isOpen ? detailId : undefined}
                onClick={onToggle}
              >
                <span>{name}</span>
                <ChevronDown />
              </button>
              <SecondLine report={report} />
            </div>
          </div>
        </th>
        <td className="source-state">
          <States report={report} />
        </td>
        <td className="source-spark">
          <Sparkline weeks={weeks} />
        </td>
        <td className="source-number source-rate" data-name="a week">
          <Rate report={report} />
        </td>
        <td className="source-number source-entry" data-name="Last entry">
          <LastEntry report={report} />
        </td>
        <td className="source-number source-delay" data-name="Delay">
          {delayWords(averageDelay)}
        </td>
        <td className="source-number source-size" data-name="Size">
          {fileSizeText(bytes)}
        </td>
        <td className="source-menu">
          <Menu
            label={`Actions for ${name}`}
            items={menu}
            trigger={(wires) => (
              <IconButton {...wires} size="s" label={`Actions for ${name}`} icon={<Ellipsis />} />
            )}
          />
        </td>
      </tr>
      {isOpen && (
        <tr id={detailId} className="source-more">
          <td colSpan={COLUMNS}>
            <SourceDetail report={report} menu={menu} />
          </td>
        </tr>
      )}
    </>
  )
}

/** The host of the source or, if there is a problem, its description. */
function SecondLine({ report: { condition, words, address, site } }: { report: SourceReport }) {
  const isTroubled = ['failing', 'gone', 'silent'].includes(condition)
  return (
    <span
      className="source-second"
      data-tone={isTroubled ? conditionWords[condition].tone : undefined}
    >
      {isTroubled ? words : (hostOf(site) ?? hostOf(address) ?? address)}
    </span>
  )
}

/** The entries in a week, such as "287" or "20+". */
function Rate({ report }: { report: SourceReport }) {
  const words = rateWords(report)
  if (!report.isRateAtLeast) return words
  return <span title={AT_LEAST}>{words}</span>
}

function States({ report: { condition, isMuted, isNoisy } }: { report: SourceReport }) {
  const { word, tone } = conditionWords[condition]
  return (
    <span className="source-states">
      <Badge tone={tone} dot>
        {word}
      </Badge>
      {isMuted && <Badge tone="line">Muted</Badge>}
      {isNoisy && <Badge tone="line">Noisy</Badge>}
    </span>
  )
}

function hostOf(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null
  return new URL(address).host.replace(/^www\./, '') || null
}
