import './SiteAddress.css'
import { ExternalLink } from '#web/ui/more-icons.ts'

/** The public address of a site, as a link that opens in a new tab. */
export function SiteAddress({ url }: { url: string }) {
  return (
    <a className="site-address" href={url} target="_blank" rel="noreferrer">
      {url.replace(/^https?:\/\/|\/$/g, '')}
      <ExternalLink />
    </a>
  )
}
