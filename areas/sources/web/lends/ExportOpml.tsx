import { useRead } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { buttonClass } from '#web/ui/controls/Button.tsx'
import { Download } from '#web/ui/more-icons.ts'
import { hubSettings } from '#areas/settings/contract.ts'

/** A link that downloads the list of sources; nothing if there is no such list. */
export function ExportOpml() {
  const { fileAt } = usePage()
  const { opmlAddress } = useRead(hubSettings.getHubAbilities, {})
  if (opmlAddress === null) return null
  return (
    <p className="export-opml">
      <a className={buttonClass()} href={fileAt(opmlAddress)} download>
        <Download />
        Export OPML
      </a>
    </p>
  )
}
