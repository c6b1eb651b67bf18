declare const chrome: {
  runtime: { onInstalled: { addListener(listen: () => void): void } }
  action: { setBadgeBackgroundColor(color: { color: string }): void }
}

chrome.runtime.onInstalled.addListener(() => {
  chrome.action.setBadgeBackgroundColor({ color: '#a1371f' })
})
