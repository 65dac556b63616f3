CREATE TABLE "advert" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"position" varchar(10) NOT NULL,
	"pic_url" varchar(200) NOT NULL,
	"link" varchar(200) NOT NULL,
	"alt" jsonb NOT NULL,
	"is_show" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"author" jsonb NOT NULL,
	"minutes" integer NOT NULL,
	"pic_url" varchar(200) NOT NULL,
	"content" jsonb NOT NULL,
	"date" varchar(10) NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_config" (
	"custom_code" varchar(60) PRIMARY KEY NOT NULL,
	"config_value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "decoration_block" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"type" varchar(20) NOT NULL,
	"title" jsonb,
	"banners" jsonb NOT NULL,
	"sort" integer NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "department" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doctor" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"department_id" varchar(64) NOT NULL,
	"shop_id" varchar(64) NOT NULL,
	"sex" varchar(1) NOT NULL,
	"languages" jsonb NOT NULL,
	"bio" jsonb NOT NULL,
	"pic_url" varchar(200) NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_rate" (
	"code" varchar(3) PRIMARY KEY NOT NULL,
	"rate_e4" integer NOT NULL,
	"update_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nav_icon" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"icon" varchar(40) NOT NULL,
	"link" varchar(200) NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"article_id" varchar(64),
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"channel" varchar(10) NOT NULL,
	"recipient" varchar(120) NOT NULL,
	"body" text NOT NULL,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "protocol" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"kind" varchar(20) NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"date" varchar(10) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_state" (
	"key" varchar(40) PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"logo" varchar(200) NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"parent_id" varchar(64),
	"name" jsonb NOT NULL,
	"pic_url" varchar(200) NOT NULL,
	"sort" integer NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"is_hot" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ensure" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	"icon" varchar(40) NOT NULL,
	"kinds" jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"spu_id" varchar(64) NOT NULL,
	"user_id" varchar(64),
	"score" integer NOT NULL,
	"content" jsonb NOT NULL,
	"author_text" jsonb NOT NULL,
	"date" varchar(10) NOT NULL,
	"pic_urls" jsonb NOT NULL,
	"reply" jsonb
);
--> statement-breakpoint
CREATE TABLE "sku" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"spu_id" varchar(64) NOT NULL,
	"name" jsonb NOT NULL,
	"pic_url" varchar(200) NOT NULL,
	"sales_price_cents" integer NOT NULL,
	"market_price_cents" integer,
	"stock" integer NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"disabled_reason" jsonb,
	"specs" jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sku_stock_check" CHECK ("sku"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "spu" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"spu_code" varchar(40) NOT NULL,
	"kind" varchar(10) NOT NULL,
	"name" jsonb NOT NULL,
	"sell_point" jsonb NOT NULL,
	"category_id" varchar(64) NOT NULL,
	"brand_id" varchar(64),
	"pic_urls" jsonb NOT NULL,
	"is_on_shelf" boolean DEFAULT true NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"price_down_cents" integer NOT NULL,
	"price_up_cents" integer NOT NULL,
	"market_price_cents" integer,
	"is_price_hidden" boolean DEFAULT false NOT NULL,
	"sale_num" integer DEFAULT 0 NOT NULL,
	"is_bookable" boolean NOT NULL,
	"is_free" boolean DEFAULT false NOT NULL,
	"slot_kind" varchar(10),
	"description" jsonb NOT NULL,
	"notice" jsonb NOT NULL,
	"service_content" jsonb NOT NULL,
	"key_screenings" jsonb NOT NULL,
	"package_groups" jsonb NOT NULL,
	"preparations" jsonb NOT NULL,
	"sex" varchar(1) DEFAULT '0' NOT NULL,
	"age_min" integer,
	"age_max" integer,
	"eligibility_text" jsonb NOT NULL,
	"needles" integer DEFAULT 0 NOT NULL,
	"needle_intervals" jsonb NOT NULL,
	"duration_minutes" integer,
	"report_days" integer,
	"refund_text" jsonb NOT NULL,
	"tax_basis_points" integer DEFAULT 0 NOT NULL,
	"freight_cents" integer DEFAULT 0 NOT NULL,
	"is_hot_sale" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "spu_spu_code_unique" UNIQUE("spu_code")
);
--> statement-breakpoint
CREATE TABLE "spu_shop" (
	"spu_id" varchar(64) NOT NULL,
	"shop_id" varchar(64) NOT NULL,
	CONSTRAINT "spu_shop_spu_id_shop_id_pk" PRIMARY KEY("spu_id","shop_id")
);
--> statement-breakpoint
CREATE TABLE "spu_tag" (
	"spu_id" varchar(64) NOT NULL,
	"tag_id" varchar(64) NOT NULL,
	CONSTRAINT "spu_tag_spu_id_tag_id_pk" PRIMARY KEY("spu_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discount_code" (
	"code" varchar(32) PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"kind" varchar(10) NOT NULL,
	"value" integer NOT NULL,
	"min_spend_cents" integer DEFAULT 0 NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"total" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"per_user" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "discount_used_check" CHECK ("discount_code"."used" >= 0 and "discount_code"."used" <= "discount_code"."total")
);
--> statement-breakpoint
CREATE TABLE "discount_use" (
	"order_id" varchar(64) PRIMARY KEY NOT NULL,
	"code" varchar(32) NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"is_returned" boolean DEFAULT false NOT NULL,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_booking" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"kind" varchar(10) NOT NULL,
	"order_id" varchar(64),
	"order_item_id" varchar(64),
	"spu_id" varchar(64) NOT NULL,
	"spu_name" jsonb NOT NULL,
	"spec_info" jsonb NOT NULL,
	"pic_url" varchar(200) NOT NULL,
	"state" varchar(10) NOT NULL,
	"needle_no" integer DEFAULT 0 NOT NULL,
	"needle_total" integer DEFAULT 0 NOT NULL,
	"needle_interval_days" integer DEFAULT 0 NOT NULL,
	"shop_id" varchar(64),
	"slot_id" varchar(64),
	"date" varchar(10),
	"time" varchar(5),
	"person_id" varchar(64),
	"person_name" varchar(60),
	"person_birth_date" varchar(10),
	"phone_code" varchar(5),
	"phone" varchar(15),
	"changes_used" integer DEFAULT 0 NOT NULL,
	"cancels_used" integer DEFAULT 0 NOT NULL,
	"verify_code" varchar(20),
	"verified_time" timestamp with time zone,
	"injected_time" timestamp with time zone,
	"cancel_time" timestamp with time zone,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_info" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"order_no" varchar(32) NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"status" varchar(2),
	"is_paid" boolean DEFAULT false NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"sales_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"freight_cents" integer NOT NULL,
	"payment_cents" integer NOT NULL,
	"discount_code" varchar(32),
	"pay_type" varchar(10),
	"shop_id" varchar(64),
	"person_id" varchar(64),
	"buyer_name" varchar(60) NOT NULL,
	"buyer_phone_code" varchar(5) NOT NULL,
	"buyer_phone" varchar(15) NOT NULL,
	"delivery_address" varchar(140),
	"remark" varchar(140) DEFAULT '' NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"pay_deadline" timestamp with time zone NOT NULL,
	"payment_time" timestamp with time zone,
	"cancel_time" timestamp with time zone,
	"cancel_reason" varchar(10),
	"refund_time" timestamp with time zone,
	"refund_cents" integer,
	"shipped_time" timestamp with time zone,
	"completed_time" timestamp with time zone,
	CONSTRAINT "order_info_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "order_total_check" CHECK ("order_info"."payment_cents" = "order_info"."sales_cents" - "order_info"."discount_cents" + "order_info"."tax_cents" + "order_info"."freight_cents" and "order_info"."payment_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_item" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"order_id" varchar(64) NOT NULL,
	"spu_id" varchar(64) NOT NULL,
	"sku_id" varchar(64) NOT NULL,
	"spu_name" jsonb NOT NULL,
	"spec_info" jsonb NOT NULL,
	"pic_url" varchar(200) NOT NULL,
	"quantity" integer NOT NULL,
	"sales_price_cents" integer NOT NULL,
	"is_bookable" boolean NOT NULL,
	"needles" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"order_id" varchar(64) NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"pay_type" varchar(10) NOT NULL,
	"channel" varchar(20) NOT NULL,
	"state" varchar(10) NOT NULL,
	"amount_cents" integer NOT NULL,
	"provider_ref" varchar(80),
	"return_url" text,
	"create_time" timestamp with time zone NOT NULL,
	"finish_time" timestamp with time zone,
	"refunded_time" timestamp with time zone,
	CONSTRAINT "payment_provider_ref_unique" UNIQUE("provider_ref")
);
--> statement-breakpoint
CREATE TABLE "closed_day" (
	"shop_id" varchar(64) NOT NULL,
	"date" varchar(10) NOT NULL,
	"state" varchar(10) NOT NULL,
	CONSTRAINT "closed_day_shop_id_date_pk" PRIMARY KEY("shop_id","date")
);
--> statement-breakpoint
CREATE TABLE "shop" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"kind" varchar(10) NOT NULL,
	"name" jsonb NOT NULL,
	"brand_id" varchar(64),
	"parent_id" varchar(64),
	"region" varchar(2) NOT NULL,
	"district" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"transport" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"phone" varchar(30) NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"zone" varchar(40) DEFAULT 'Asia/Hong_Kong' NOT NULL,
	"hours" jsonb NOT NULL,
	"pic_urls" jsonb NOT NULL,
	"tags" jsonb NOT NULL,
	"rating_tenths" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slot" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"shop_id" varchar(64) NOT NULL,
	"slot_kind" varchar(10) NOT NULL,
	"date" varchar(10) NOT NULL,
	"time" varchar(5) NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "slot_capacity_check" CHECK ("slot"."taken" >= 0 and "slot"."taken" <= "slot"."capacity")
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"username" varchar(60),
	"password_hash" varchar(200),
	"phone_code" varchar(5),
	"phone" varchar(15),
	"email" varchar(120),
	"open_id" varchar(80),
	"nick_name" varchar(60) NOT NULL,
	"headimg_url" varchar(200) NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	CONSTRAINT "app_user_username_unique" UNIQUE("username"),
	CONSTRAINT "app_user_email_unique" UNIQUE("email"),
	CONSTRAINT "app_user_open_id_unique" UNIQUE("open_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"user_id" varchar(64) NOT NULL,
	"scope" varchar(60) NOT NULL,
	"key" varchar(64) NOT NULL,
	"request_hash" varchar(64) NOT NULL,
	"answer" jsonb,
	"create_time" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_user_id_scope_key_pk" PRIMARY KEY("user_id","scope","key")
);
--> statement-breakpoint
CREATE TABLE "login_code" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"purpose" varchar(20) NOT NULL,
	"target" varchar(120) NOT NULL,
	"code_hash" varchar(64) NOT NULL,
	"expire_time" timestamp with time zone NOT NULL,
	"tries_left" integer NOT NULL,
	"is_used" boolean DEFAULT false NOT NULL,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failure" (
	"account" varchar(120) PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"name" varchar(60) NOT NULL,
	"relation" varchar(10) NOT NULL,
	"phone_code" varchar(5) NOT NULL,
	"phone" varchar(15) NOT NULL,
	"id_type" varchar(20),
	"id_number_sealed" text,
	"id_number_masked" varchar(40),
	"province_id" varchar(64),
	"city_id" varchar(64),
	"birth_date" varchar(10) NOT NULL,
	"sex" varchar(1) NOT NULL,
	"address" varchar(140) NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"expire_time" timestamp with time zone NOT NULL,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "review_spu_idx" ON "review" USING btree ("spu_id","date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sku_spu_idx" ON "sku" USING btree ("spu_id");--> statement-breakpoint
CREATE INDEX "spu_category_idx" ON "spu" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "spu_sales_idx" ON "spu" USING btree ("sale_num" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "spu_price_idx" ON "spu" USING btree ("price_down_cents","id");--> statement-breakpoint
CREATE INDEX "spu_new_idx" ON "spu" USING btree ("create_time" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "spu_kind_idx" ON "spu" USING btree ("kind","sort");--> statement-breakpoint
CREATE INDEX "spu_shop_shop_idx" ON "spu_shop" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "spu_tag_tag_idx" ON "spu_tag" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "discount_use_user_idx" ON "discount_use" USING btree ("user_id","code");--> statement-breakpoint
CREATE INDEX "booking_user_idx" ON "order_booking" USING btree ("user_id","state","date");--> statement-breakpoint
CREATE INDEX "booking_order_idx" ON "order_booking" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "booking_slot_idx" ON "order_booking" USING btree ("slot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_code_idx" ON "order_booking" USING btree ("verify_code");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_needle_idx" ON "order_booking" USING btree ("order_item_id","needle_no") WHERE order_item_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_free_idx" ON "order_booking" USING btree ("user_id","spu_id","person_id") WHERE kind <> 'order' and state in ('pre','booked');--> statement-breakpoint
CREATE INDEX "order_user_idx" ON "order_info" USING btree ("user_id","create_time" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "order_deadline_idx" ON "order_info" USING btree ("pay_deadline") WHERE status is null and is_paid = false;--> statement-breakpoint
CREATE INDEX "order_item_order_idx" ON "order_item" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_order_idx" ON "payment" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_once_idx" ON "payment" USING btree ("order_id") WHERE state = 'paid' and refunded_time is null;--> statement-breakpoint
CREATE INDEX "shop_region_idx" ON "shop" USING btree ("region","sort");--> statement-breakpoint
CREATE UNIQUE INDEX "slot_place_idx" ON "slot" USING btree ("shop_id","slot_kind","date","time");--> statement-breakpoint
CREATE INDEX "slot_day_idx" ON "slot" USING btree ("slot_kind","date");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_phone_idx" ON "app_user" USING btree ("phone_code","phone");--> statement-breakpoint
CREATE INDEX "login_code_target_idx" ON "login_code" USING btree ("purpose","target","create_time" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "person_user_idx" ON "person" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user_idx" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expire_idx" ON "session" USING btree ("expire_time");