import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CredentialList } from './CredentialList.tsx'
import { IntegrationList } from './IntegrationList.tsx'
import { IntegrationMap } from './IntegrationMap.tsx'

test('[STUDIO-077, STUDIO-084] without integrations, the list and the map say so', () => {
  expect(renderToStaticMarkup(<IntegrationList projectId="p" integrations={[]} />)).toContain(
    '<p>No integrations found</p>',
  )
  expect(renderToStaticMarkup(<IntegrationMap integrations={[]} />)).toContain(
    '<p>No integrations to display</p>',
  )
})

test('[STUDIO-107, STUDIO-108] only what is encrypted is hidden behind an eye', () => {
  const html = (isEncrypted: boolean) =>
    renderToStaticMarkup(
      <CredentialList
        projectId="p"
        name="Port Pass"
        credentials={[{ id: 'c', key: 'PASS', value: isEncrypted ? null : 'gangway', isEncrypted }]}
      />,
    )
  expect(html(false)).toContain('gangway')
  expect(html(false)).not.toContain('Show PASS')
  expect(html(true)).toContain('•')
  expect(html(true)).toContain('Show PASS')
})
