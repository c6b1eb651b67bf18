interface Called {
  address: string
  proof: 'signature' | 'header'
  isByGet: boolean
  /** The secret; null if the command gets a placeholder instead. */
  secret: string | null
}

/** Builds a shell command that calls a webhook as its senders do. */
export function curlLine({ address, proof, isByGet, secret }: Called): string {
  const given = [
    `SECRET='${secret ?? 'whsec_...'}'`,
    isByGet ? `INPUT='hello=world'` : `INPUT='{"hello":"world"}'`,
  ]
  const call = isByGet
    ? `curl -i "${address}?$INPUT"`
    : `curl -i '${address}' -H 'Content-Type: application/json' -d "$INPUT"`
  if (proof === 'header') return [...given, `${call} -H "X-Webhook-Secret: $SECRET"`].join('; ')
  return [
    ...given,
    'TIME=$(date +%s)',
    'ID="test-$TIME-$$"',
    `KEY=$(printf %s "\${SECRET#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \\n')`,
    'SIGNED=$(printf %s "$ID.$TIME.$INPUT" | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$KEY" -binary | openssl base64 -A)',
    `${call} -H "Webhook-Id: $ID" -H "Webhook-Timestamp: $TIME" -H "Webhook-Signature: v1,$SIGNED"`,
  ].join('; ')
}
