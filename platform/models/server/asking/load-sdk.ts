/** The package that talks to models. It is loaded with the first request, not at startup. */
export async function loadSdk() {
  // Warnings of the package would go to the console instead of the log.
  globalThis.AI_SDK_LOG_WARNINGS = false
  return import('ai')
}
