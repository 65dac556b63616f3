import type { FastifyPluginAsync } from 'fastify'
import { campaignsRoutes } from '../contexts/campaigns'
import { catalogueRoutes } from '../contexts/catalogue'
import { clinicRoutes } from '../contexts/clinic'
import { commerceRoutes } from '../contexts/commerce'
import { engagementRoutes } from '../contexts/engagement'
import { identityRoutes } from '../contexts/identity'
import { schedulingRoutes } from '../contexts/scheduling'

/** Every context of the server. Jobs run in this order, so the contexts that send messages come last. */
export const contexts: readonly FastifyPluginAsync[] = [
  catalogueRoutes,
  identityRoutes,
  commerceRoutes,
  campaignsRoutes,
  clinicRoutes,
  schedulingRoutes,
  engagementRoutes,
]
