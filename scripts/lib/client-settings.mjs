/**
 * The names of all settings that are compiled into the client, as read by config/client-config.ts: changing
 * one makes a build stale.
 */
export const clientSettings = [
  'API_HOST',
  'API_PREFIX',
  'APP_ID',
  'H5_APP_ID',
  'SESSION_HEADER',
  'TENANT',
  'WEBVIEW_HOSTS',
  'ASSET_BASE',
  'HELP_CENTRE_URL',
  'BRAND_NAME',
  'BRAND_NAME_LATIN',
  'APP_VERSION',
  'APP_VERSION_CODE',
]
