import { useCallback } from 'react'
import { hubBase } from '#web/place/hub-base.ts'
import { CopyButton } from '#web/ui/controls/CopyButton.tsx'
import { buttonClass } from '#web/ui/controls/Button.tsx'

/**
 * A link for the bookmarks bar that opens our page for saving, with the address of the current
 * page.
 */
export function Bookmarklet() {
  const script = bookmarklet(window.location.origin + hubBase())
  // React does not write `javascript:` addresses, so this one is written here. Its program runs on
  // the page that is open when the bookmark is pressed. A press on this page is ignored, because
  // the content security policy of our pages would refuse the program.
  const write = useCallback(
    (link: HTMLAnchorElement | null) => {
      link?.setAttribute('href', script)
      link?.addEventListener('click', (event) => event.preventDefault())
    },
    [script],
  )
  return (
    <>
      <p className="field-hint">
        Drag this link to your bookmarks bar. Press it on any page to save that page here. On a
        phone, install Synthwire and share pages with it instead.
      </p>
      <p className="port-bookmarklet">
        <a className={buttonClass({ size: 's' })} ref={write} href="#port-bookmarklet" draggable>
          Save to Synthwire
        </a>
        <CopyButton label="Copy the bookmarklet" text={script} />
      </p>
    </>
  )
}

function bookmarklet(hub: string): string {
  const page = JSON.stringify(`${hub}/news-hub/save?shared=`)
  return `javascript:void window.open(${page}+encodeURIComponent(location.href)+'&shared-title='+encodeURIComponent(document.title),'_blank','noopener,width=560,height=640')`
}
