import { useRef } from 'react'
import { SITE_RULES } from '../../limits.ts'
import { demandSize } from '#core/file-limits.ts'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { count } from '#web/ui/count.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { Download, Upload } from '#web/ui/more-icons.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { siteRules } from '../../contracts/site-rules.ts'

/** Exports the rules of all sites as a file, and imports one. */
export function RuleFiles() {
  const rules = useRead(siteRules.listRules, {})
  const take = useWrite(siteRules.importRules)
  const showToast = useToast()
  const input = useRef<HTMLInputElement>(null)

  async function handleImport(file: File | undefined) {
    if (!file) return
    try {
      demandSize(file, SITE_RULES.fileCharacters, 'Choose a file of site rules.')
      const { taken, leftOut } = await take.mutateAsync({ text: await file.text() })
      const title = `Took in ${count(taken, 'rule')}`
      if (leftOut.length === 0) showToast({ title, tone: 'success' })
      else showToast({ title, text: `Left out: ${leftOut.slice(0, 5).join(' ')}`, tone: 'error' })
    } catch (error) {
      showToast({ title: 'Nothing was imported', text: explain(error as Error), tone: 'error' })
    }
    // The input is emptied, so that the reader can choose the same file again.
    if (input.current) input.current.value = ''
  }

  return (
    <div className="site-rule-files">
      <span className="meta">
        {rules.length === 0
          ? 'No site has a rule yet.'
          : `${count(rules.length, 'site')} with a rule.`}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label="File of site rules"
        onChange={(event) => void handleImport(event.target.files?.[0])}
      />
      <Button size="s" icon={<Upload />} onClick={() => input.current?.click()}>
        Import rules
      </Button>
      <Button
        size="s"
        icon={<Download />}
        disabled={rules.length === 0}
        onClick={() =>
          saveFile('site-rules.json', JSON.stringify({ rules }, null, 2), 'application/json')
        }
      >
        Export rules
      </Button>
    </div>
  )
}
