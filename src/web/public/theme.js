// Before the first paint: the theme and the language this device remembers. Apart from the page because inline scripts are not allowed.
try {
  const theme = localStorage.getItem('comptoir.theme');
  if (theme === '"light"' || theme === '"dark"') document.documentElement.dataset.theme = JSON.parse(theme);
  const lang = localStorage.getItem('comptoir.lang');
  if (lang === '"fr"' || lang === '"en"') document.documentElement.lang = JSON.parse(lang);
} catch {
  // Storage is forbidden here: the device's own preferences hold.
}
