import { usePage } from '#web/place/page.tsx'
import { buttonClass } from '#web/ui/controls/Button.tsx'
import { Download } from '#web/ui/more-icons.ts'
import { historyTableFile, textsFile } from '../../places.ts'

/** Links to files of all texts: a table, and an archive with Markdown, HTML and Word. */
export function HistoryFiles() {
  const { fileAt } = usePage()
  return (
    <>
      <a className={buttonClass({ size: 's' })} href={fileAt(historyTableFile)} download>
        <Download />
        Export table
      </a>
      <a className={buttonClass({ size: 's' })} href={fileAt(textsFile())} download>
        <Download />
        Export texts
      </a>
    </>
  )
}

/** A link to an archive of the chosen texts as Markdown, HTML and Word, with a table. */
export function ChosenFiles({ drafts }: { drafts: readonly string[] }) {
  const { fileAt } = usePage()
  return (
    <a className={buttonClass({ size: 's' })} href={fileAt(textsFile(drafts))} download>
      <Download />
      Export
    </a>
  )
}
