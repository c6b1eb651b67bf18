import './SiteRuleDialog.css'
import { useState } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { count } from '#web/ui/count.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select, TextArea } from '#web/ui/controls/Field.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import type { SourceReport } from '../../contracts/source-health.ts'
import { siteRules } from '../../contracts/site-rules.ts'
import { OtherPages } from './OtherPages.tsx'
import { PagePieces } from './PagePieces.tsx'
import { RuleFiles } from './RuleFiles.tsx'
import { selectorsIn } from './rule-changes.ts'

interface SiteRuleDialogProps {
  report: SourceReport
  open: boolean
  onClose: () => void
}

/** Edits the rule that finds articles on the pages of a source, for sites where automatic detection fails. */
export function SiteRuleDialog({ report, open, onClose }: SiteRuleDialogProps) {
  return (
    <Dialog size="article" title={`Pages of ${report.name}`} open={open} onClose={onClose}>
      {open && <SiteRuleForm id={report.id} onClose={onClose} />}
    </Dialog>
  )
}

function SiteRuleForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { site, rule: known, pages } = useRead(siteRules.getPages, { id })
  const save = useWrite(siteRules.saveRule)
  const remove = useWrite(siteRules.deleteRule)
  const showToast = useToast()
  const [take, setTake] = useState(known?.take.join('\n') ?? '')
  const [drop, setDrop] = useState(known?.drop.join('\n') ?? '')
  const [address, setAddress] = useState(pages[0]?.address ?? '')
  const rule = { take: selectorsIn(take), drop: selectorsIn(drop) }
  const isEmpty = rule.take.length === 0 && rule.drop.length === 0
  const failed = save.error ?? remove.error

  if (site === null) {
    return <p>This source has no articles with a page yet. Open this again when it has one.</p>
  }

  async function handleSave() {
    if (site === null) return
    const saved = await save.mutateAsync({ site, ...rule }).catch(() => null)
    if (!saved) return
    const text = saved.again > 0 ? `${count(saved.again, 'page')} of it are read again.` : undefined
    showToast({ tone: 'success', title: `The rule of ${site} was saved`, text })
    onClose()
  }

  async function handleDelete() {
    if (site === null) return
    const isDeleted = await remove.mutateAsync({ site }).then(
      () => true,
      () => false,
    )
    if (!isDeleted) return
    showToast({ tone: 'success', title: `The rule of ${site} was deleted` })
    onClose()
  }

  return (
    <div className="site-rule">
      <div className="site-rule-page">
        <Field
          label="Article"
          hint={`Pages of ${site}. Their rule is for everybody who reads here.`}
        >
          <Select
            options={pages.map(({ title, address }) => ({ value: address, label: title }))}
            value={address}
            onChange={setAddress}
          />
        </Field>
        <PagePieces
          address={address}
          rule={rule}
          onChange={(next) => {
            setTake(next.take.join('\n'))
            setDrop(next.drop.join('\n'))
          }}
        />
      </div>
      <div className="site-rule-side">
        <Field
          label="Take"
          hint="CSS selectors of the parts that hold the article, one a line. Empty, it is looked for as on any page."
        >
          <TextArea
            dir="ltr"
            spellCheck={false}
            value={take}
            onChange={(event) => setTake(event.target.value)}
          />
        </Field>
        <Field label="Drop" hint="Those of parts that do not belong to it.">
          <TextArea
            dir="ltr"
            spellCheck={false}
            value={drop}
            onChange={(event) => setDrop(event.target.value)}
          />
        </Field>
        <div aria-live="polite">{failed && <p className="field-error">{explain(failed)}</p>}</div>
        <div className="site-rule-buttons">
          <Button
            variant="primary"
            disabled={isEmpty || save.isPending}
            onClick={() => void handleSave()}
          >
            Save rule
          </Button>
          {known && (
            <Button
              variant="danger"
              disabled={remove.isPending}
              onClick={() => void handleDelete()}
            >
              Delete rule
            </Button>
          )}
        </div>
        <h3>Other articles</h3>
        <OtherPages pages={pages.filter((page) => page.address !== address)} rule={rule} />
        <RuleFiles />
      </div>
    </div>
  )
}
