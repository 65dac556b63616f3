import './abort-controller'
import './plural-rules'
