const reasons: [RegExp, string][] = [
  [/^chatTrigger$|^manualChatTrigger$/, 'Chats belong to agents. Create an agent under AI Agents.'],
  [/Trigger$/, 'This trigger is not supported. Choose another one.'],
  [/^memory/, 'Memory of conversations belongs to agents. Create an agent under AI Agents.'],
  [/^tool|Tool$/, 'Tools belong to agents. Create an agent and allow it the action.'],
  [/^outputParser/, 'Describe the answer as a JSON schema at the AI step.'],
  [
    /^(vectorStore|embeddings|document|textSplitter|retriever|chainRetrievalQa)/,
    'Search in documents belongs to agents. Add the documents as knowledge of an agent.',
  ],
  [/^form$/, 'Forms have one page, and pages behind them are not supported.'],
  [/^lm/, 'Choose the model under AI Settings.'],
  [
    /^(googleSheets|airtable|baserow|notion|postgres|mySql|mongoDb|supabase|redis)/,
    'Tables of other services are not supported. Call the service with an HTTP step.',
  ],
  [
    /^(telegram|whatsApp|twilio)/,
    'This messenger is not supported. Use Matrix, Slack, Discord or an HTTP step.',
  ],
  [
    /^(gmail|microsoftOutlook)$/,
    'Only sending mail is supported. Read mail with an inbox under Sources.',
  ],
  [
    /^(readWriteFile|readBinaryFile|executeCommand|ssh|convertToFile|extractFromFile|editImage|compression|moveBinaryData|spreadsheetFile)/,
    'Files and commands of the server are not available to workflows.',
  ],
  [
    /^(html|markdown|xml|dateTime|sort|summarize|itemLists|removeDuplicates|compareDatasets|crypto|renameKeys)$/,
    'Write this as code.',
  ],
]

/** Explains why a node of n8n cannot be imported, and what to do instead. */
export function reasonFor(kind: string): string {
  return (
    reasons.find(([pattern]) => pattern.test(kind))?.[1] ??
    'There is no such step. Call the service with an HTTP step.'
  )
}
