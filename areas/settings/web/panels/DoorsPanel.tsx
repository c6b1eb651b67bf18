import { FeedAddressForm } from '#areas/own-feeds/web/lends/FeedAddressForm.tsx'
import { ClientAddresses } from '#areas/reader-clients/web/lends/ClientAddresses.tsx'
import { ClientItems } from '#areas/reader-clients/web/lends/ClientItems.tsx'
import { AccessPanel } from '#platform/access/web/lends/AccessPanel.tsx'

/** Access to the server: tokens, and the feeds and feed readers that use them. */
export function DoorsPanel() {
  return (
    <AccessPanel
      tokenUses={<ClientAddresses />}
      choicesFor={({ id, name }) => <ClientItems token={id} name={name} />}
      addressForm={<FeedAddressForm />}
    />
  )
}
