ALTER TABLE "doctor" ADD COLUMN "register_name" jsonb;--> statement-breakpoint
ALTER TABLE "spu" ADD COLUMN "trust_facts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "licence_authority" jsonb;