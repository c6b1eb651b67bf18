import type { Desk } from '#server/tools.ts'
import type { DomainRow } from './domain-rows.ts'

/**
 * Configurations of web servers that serve domains over HTTPS and pass requests on; null if no
 * sites are served, or there are no domains.
 */
export function proxyLines(
  { sitePort }: Desk,
  rows: readonly DomainRow[],
): { caddy: string; nginx: string } | null {
  const port = sitePort()
  const names = rows.map(({ domain }) => domain)
  if (port === null || names.length === 0) return null
  return {
    caddy: `${names.join(', ')} {\n\treverse_proxy 127.0.0.1:${port}\n}\n`,
    nginx: `server {
    listen 443 ssl;
    server_name ${names.join(' ')};
    ssl_certificate     /etc/ssl/${names[0]}.pem;
    ssl_certificate_key /etc/ssl/${names[0]}.key;
    location / {
        proxy_pass http://127.0.0.1:${port};
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $scheme;
    }
}
`,
  }
}
