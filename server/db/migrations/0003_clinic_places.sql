ALTER TABLE "department" ADD COLUMN "icon" varchar(40) DEFAULT 'stethoscope' NOT NULL;--> statement-breakpoint
ALTER TABLE "department" ADD COLUMN "category_id" varchar(64);--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "licence_no" varchar(40) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "ways" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "access" jsonb DEFAULT '[]'::jsonb NOT NULL;