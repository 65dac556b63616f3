import type { PluginCreator } from 'postcss'

declare const plugin: PluginCreator<void>
export = plugin
