import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'

interface QuotationAskProps {
  outlets: readonly string[]
  open: boolean
  onChange: () => void
  onKeep: () => void
}

/** A dialog that asks before a quotation becomes the reader's own words. */
export function QuotationAsk({ outlets, open, onChange, onKeep }: QuotationAskProps) {
  const names = new Intl.ListFormat('en').format(outlets)
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title="Change this quotation?"
      footer={
        <>
          <Button onClick={onChange}>Make them my words</Button>
          <Button variant="primary" onClick={onKeep}>
            Keep the quotation
          </Button>
        </>
      }
    >
      <p>
        These are the words of {names}. Changed, they become your own words, and no longer show
        their source.
      </p>
    </Dialog>
  )
}
