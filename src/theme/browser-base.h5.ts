import './browser-base.scss'
